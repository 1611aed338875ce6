import type { Locale } from './locales';

/** Counts among which every language of the site has one for each of its plural forms. */
const samples = [...Array.from({ length: 200 }, (_, count) => count), 1_000_000];

/**
 * A text in every plural form of a locale, by the form's name in Intl.PluralRules, for a client
 * leaf: it picks the form itself, and the message formatter does not travel to the browser.
 * @param write the text for a count; it names the count by a placeholder, not by its digits
 */
export function pluralForms(locale: Locale, write: (count: number) => string): Record<string, string> {
  const rules = new Intl.PluralRules(locale);
  const forms = rules.resolvedOptions().pluralCategories.map((category) => {
    const count = samples.find((sample) => rules.select(sample) === category);
    return [category, write(count ?? 0)];
  });
  return Object.fromEntries(forms);
}
