import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseYaml } from '@/lib/content/parse-yaml';

/** The keys and the texts of all records: names of messages, destinations and icons are among them. */
export function contentWords(root = '.'): Set<string> {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join('content', file.replaceAll('\\', '/')))
    // The list of links says where destinations lead, and not which of them are used.
    .filter((file) => file.endsWith('.yml') && file !== 'content/links.yml');
  return new Set(files.flatMap((file) => wordsOf(parseYaml(file, readFileSync(join(root, file), 'utf8')))));
}

/** The keys and the texts of a record, and of all that is in it. */
export function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...wordsOf(part)]);
}
