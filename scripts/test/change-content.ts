import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { routeAt } from '@/lib/routing/routes';

// Changes every address in content/links.yml and a sentence on each page, in a copy of the site (npm test -- edited).

const [, , copy = ''] = process.argv;

edit('content/links.yml', changeAddresses);
for (const locale of locales) {
  edit(`messages/${locale}.json`, (text) => {
    const messages = JSON.parse(text);
    changeSentences(messages);
    return `${JSON.stringify(messages, null, 2)}\n`;
  });
}

function edit(file: string, change: (text: string) => string) {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The edit did not change ${file}. Update scripts/test/change-content.ts.`);
  writeFileSync(path, after);
}

/**
 * Replaces every address in content/links.yml with a different one of the same kind.
 * @param links the text of the file
 */
function changeAddresses(links: string): string {
  return links.replace(
    /^([a-zA-Z]\w*: +)(['"]?)(\S+?)\2$/gm,
    (_, name, quote, address) => name + quote + changeAddress(address) + quote,
  );
}

function changeAddress(address: string): string {
  // Unchanged, because the anchor exists on the page.
  if (address.startsWith('#')) return address;
  if (address.startsWith('mailto:')) return address.replace('mailto:', 'mailto:changed-');
  const [, place = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const isFolder = /^\w+:\/\/[^/]+$|\/$/.test(place) || (place.startsWith('/') && !/\.[a-z]+$/.test(place));
  // Paths of this site's pages are unchanged, because routes.ts defines them.
  if (isFolder && !query && !routeAt(place)) return `${place.replace(/\/?$/, '/')}changed/${anchor}`;
  return `${place}${query ? `${query}&` : '?'}changed${anchor}`;
}

/**
 * Changes the first sentence without tags and placeholders on each page.
 * @param messages the messages of a locale, modified in place
 */
function changeSentences(messages: { pages: Record<string, unknown> }): void {
  for (const page of Object.values(messages.pages)) changeFirst(page);
}

function changeFirst(messages: unknown): boolean {
  if (typeof messages !== 'object' || messages === null) return false;
  return Object.entries(messages).some(([key, text]) => {
    if (typeof text !== 'string') return changeFirst(text);
    if (!/^[^<>{}]{20,}[.!]$/.test(text)) return false;
    Reflect.set(messages, key, `${text.slice(0, -1)} (2)${text.slice(-1)}`);
    return true;
  });
}
