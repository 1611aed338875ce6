/** Realistic counts, which cover every plural form of every language except forms for millions. */
const everydayCounts = Array.from({ length: 200 }, (_, count) => count);

/** The plural forms that a language uses for everyday counts: one in Japanese, two in English, six in Arabic. */
export function everydayForms(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(everydayCounts.map((count) => rules.select(count)))].sort();
}

/**
 * A sentence in every plural form of a locale, for a client component, which chooses the form
 * (components/ui/plural-label.ts) without shipping a message formatter.
 * @param write returns the sentence for a count; the count in it becomes `{number}`
 */
export function pluralForms(locale: string, write: (count: number) => string) {
  const rules = new Intl.PluralRules(locale);
  const forms = rules.resolvedOptions().pluralCategories.map((category) => {
    const count = [...everydayCounts, 1_000_000].find((sample) => rules.select(sample) === category) ?? 0;
    return [category, write(count).replace(count.toLocaleString(locale), '{number}')];
  });
  return { locale, forms: Object.fromEntries(forms) as Record<string, string> };
}
