/** Replaces the placeholders of a sentence, such as `{version}`; one without a value becomes empty. */
export function fillPlaceholders(sentence: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name] ?? ''}`);
}
