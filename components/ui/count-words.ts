import { fillWords } from './fill-words';

/** A sentence with a number in it, in every plural form of its language; the number stands as `{number}`. */
export interface PluralWords {
  locale: string;
  /** By the names that Intl.PluralRules has for them. */
  forms: Readonly<Partial<Record<string, string>>>;
}

/** The sentence for a number, written as its language writes it. */
export function countWords({ locale, forms }: PluralWords, number: number): string {
  const form = forms[new Intl.PluralRules(locale).select(number)] ?? '';
  return fillWords(form, { number: number.toLocaleString(locale) });
}
