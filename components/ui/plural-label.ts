import { fillPlaceholders } from './fill-placeholders';

/** A sentence with a number in every plural form of its language; `{number}` is the placeholder. */
export interface PluralLabels {
  locale: string;
  /** Keyed by the categories of Intl.PluralRules. */
  forms: Readonly<Partial<Record<string, string>>>;
}

/**
 * The sentence for a number, formatted for the locale.
 * @param values the values of other placeholders
 */
export function pluralLabel(
  { locale, forms }: PluralLabels,
  number: number,
  values: Readonly<Record<string, string>> = {},
): string {
  const form = forms[new Intl.PluralRules(locale).select(number)] ?? '';
  return fillPlaceholders(form, { ...values, number: number.toLocaleString(locale) });
}
