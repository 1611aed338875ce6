import { parseYaml } from '@/lib/content/parse-yaml';
import { contentFiles, readContentText } from '@/lib/content/read-content';

/** All keys and strings in the records of content/, which may name messages, destinations and icons. */
export function contentIdentifiers(): Set<string> {
  // The file of links defines destinations but doesn't use them.
  const files = contentFiles().filter((file) => file !== 'content/links.yml');
  return new Set(files.flatMap((file) => identifiersOf(parseYaml(file, readContentText(file)))));
}

/** All keys and strings in a value, recursively. */
function identifiersOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...identifiersOf(part)]);
}
