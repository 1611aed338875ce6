import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseYaml } from '@/lib/content/parse-yaml';

/** All keys and strings in the records of content/, which may name messages, destinations and icons. */
export function contentIdentifiers(root = '.'): Set<string> {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join('content', file.replaceAll('\\', '/')))
    // It defines destinations but doesn't use them.
    .filter((file) => file.endsWith('.yml') && file !== 'content/links.yml');
  return new Set(files.flatMap((file) => identifiersOf(parseYaml(file, readFileSync(join(root, file), 'utf8')))));
}

/** All keys and strings in a value, recursively. */
function identifiersOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...identifiersOf(part)]);
}
