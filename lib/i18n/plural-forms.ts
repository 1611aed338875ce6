/** Counts as a page has them. Every language has one among them for each of its forms, apart from forms for millions. */
const everydayCounts = Array.from({ length: 200 }, (_, count) => count);

/** The plural forms that a language needs for everyday counts: one in Japanese, two in English, six in Arabic. */
export function everydayForms(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(everydayCounts.map((count) => rules.select(count)))].sort();
}

/**
 * A sentence in every plural form of a locale, for a client leaf: it picks the form itself
 * (components/ui/count-words.ts), and the message formatter does not travel to the browser.
 * @param write the sentence for a count; where it writes the count, `{number}` will stand
 */
export function pluralForms(locale: string, write: (count: number) => string) {
  const rules = new Intl.PluralRules(locale);
  const forms = rules.resolvedOptions().pluralCategories.map((category) => {
    const count = [...everydayCounts, 1_000_000].find((sample) => rules.select(sample) === category) ?? 0;
    return [category, write(count).replace(count.toLocaleString(locale), '{number}')];
  });
  return { locale, forms: Object.fromEntries(forms) as Record<string, string> };
}
