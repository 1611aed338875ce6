import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseYaml } from '@/lib/content/parse-yaml';

/** The keys and texts of all records, among them names of messages, destinations and icons. */
export function contentWords(root = '.'): Set<string> {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join('content', file.replaceAll('\\', '/')))
    // The list of links defines destinations but doesn't use them.
    .filter((file) => file.endsWith('.yml') && file !== 'content/links.yml');
  return new Set(files.flatMap((file) => wordsOf(parseYaml(file, readFileSync(join(root, file), 'utf8')))));
}

/** The keys and texts of a record, recursively. */
export function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...wordsOf(part)]);
}
