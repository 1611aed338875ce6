/** A sentence with a number in it, in every plural form of its language; the number stands as `{number}`. */
export interface PluralWords {
  locale: string;
  /** By the names that Intl.PluralRules has for them. */
  forms: Readonly<Partial<Record<string, string>>>;
}

/** Puts values where a sentence names them in braces, such as `{version}`; one that is not given leaves nothing. */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The sentence for a number, written as its language writes it. */
export function countWords({ locale, forms }: PluralWords, number: number): string {
  const form = forms[new Intl.PluralRules(locale).select(number)] ?? '';
  return fillWords(form, { number: number.toLocaleString(locale) });
}
