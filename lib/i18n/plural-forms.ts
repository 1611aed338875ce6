import type { Locale } from './locales';

/** Sample counts that cover every plural form of the site's languages. */
const samples = [...Array.from({ length: 200 }, (_, count) => count), 1_000_000];

/**
 * A sentence in every plural form of a locale, for a client leaf: it picks the form itself
 * (components/ui/fill-words.ts), and the message formatter does not travel to the browser.
 * @param write the sentence for a count; where it writes the count, `{number}` will stand
 */
export function pluralForms(locale: Locale, write: (count: number) => string) {
  const rules = new Intl.PluralRules(locale);
  const forms = rules.resolvedOptions().pluralCategories.map((category) => {
    const count = samples.find((sample) => rules.select(sample) === category) ?? 0;
    return [category, write(count).replace(count.toLocaleString(locale), '{number}')];
  });
  return { locale, forms: Object.fromEntries(forms) as Record<string, string> };
}
