/** What is known about the visitor's language. */
export interface LocaleSignals {
  /** The value of `?locale=`, or null. */
  requested: string | null;
  /** The saved choice, or null. */
  remembered: string | null;
  /** The browser's languages in order of preference. */
  languages: readonly string[];
}

/** The result; `invalid` is the value of an unsupported `?locale=`. */
export interface NegotiatedLocale<L extends string> {
  locale: L;
  /** Where the choice came from. */
  source: 'query' | 'remembered' | 'browser' | 'default';
  invalid: string | null;
}

/**
 * Chooses the locale: `?locale=`, the saved choice, the best match for the browser's languages, or the default one, in that order
 * (docs/behavior.md, Languages).
 * @param supported the site's locales, the default one first
 */
export function negotiateLocale<L extends string>(signals: LocaleSignals, supported: readonly L[]): NegotiatedLocale<L> {
  const exact = (wanted: string | null) => supported.find((locale) => locale === wanted);
  const requested = exact(signals.requested);
  if (requested) return { locale: requested, source: 'query', invalid: null };
  const invalid = signals.requested;

  const remembered = exact(signals.remembered);
  if (remembered) return { locale: remembered, source: 'remembered', invalid };

  for (const language of signals.languages) {
    const wanted = language.toLowerCase();
    const fit =
      supported.find((locale) => locale.toLowerCase() === wanted) ||
      supported.find((locale) => locale.toLowerCase().split('-')[0] === wanted.split('-')[0]);
    if (fit) return { locale: fit, source: 'browser', invalid };
  }
  return { locale: supported[0] as L, source: 'default', invalid };
}
