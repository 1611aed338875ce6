/** Puts values where a sentence names them in braces, such as `{version}`; one that is not given leaves nothing. */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name] ?? ''}`);
}
