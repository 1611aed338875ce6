/** Sample counts that cover every plural category of every language, except those for millions. */
const everydayCounts = Array.from({ length: 200 }, (_, count) => count);

/** The plural categories of a language for everyday counts: one in Japanese, two in English, six in Arabic. */
export function everydayForms(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(everydayCounts.map((count) => rules.select(count)))].sort();
}

/**
 * A message in every plural form of a locale. Lets client components choose the form (components/ui/plural-label.ts) without
 * shipping a message formatter.
 * @param write returns the message for a count; the count in it is replaced with `{number}`
 */
export function pluralForms(locale: string, write: (count: number) => string) {
  const rules = new Intl.PluralRules(locale);
  const forms = rules.resolvedOptions().pluralCategories.map((category) => {
    const count = [...everydayCounts, 1_000_000].find((sample) => rules.select(sample) === category) ?? 0;
    return [category, write(count).replace(count.toLocaleString(locale), '{number}')];
  });
  return { locale, forms: Object.fromEntries(forms) as Record<string, string> };
}
