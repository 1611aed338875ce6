import { routeAt } from '@/lib/routing/routes';

/**
 * Gives every address of content/links.yml another one that leads to a place of the same kind.
 * @param links the text of the file
 */
export function changeAddresses(links: string): string {
  return links.replace(
    /^([a-zA-Z]\w*: +)(['"]?)(\S+?)\2$/gm,
    (_, name, quote, address) => name + quote + changeAddress(address) + quote,
  );
}

function changeAddress(address: string): string {
  // An anchor belongs to the page that it stands in.
  if (address.startsWith('#')) return address;
  if (address.startsWith('mailto:')) return address.replace('mailto:', 'mailto:changed-');
  const [, place = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const isFolder = place.endsWith('/') || (place.startsWith('/') && !/\.[a-z]+$/.test(place));
  // Our own pages stay where they are: their addresses are the route registry's.
  if (isFolder && !query && !routeAt(place)) return `${place.replace(/\/?$/, '/')}changed/${anchor}`;
  return `${place}${query ? `${query}&` : '?'}changed${anchor}`;
}

/**
 * Changes a sentence of each page: the first plain one, in the words of its language.
 * @param messages the messages of a locale, which are changed in place
 */
export function changeSentences(messages: { pages: Record<string, unknown> }): void {
  for (const page of Object.values(messages.pages)) changeFirst(page);
}

function changeFirst(words: unknown): boolean {
  if (typeof words !== 'object' || words === null) return false;
  return Object.entries(words).some(([key, text]) => {
    if (typeof text !== 'string') return changeFirst(text);
    if (!/^[^<>{}]{20,}[.!]$/.test(text)) return false;
    Reflect.set(words, key, `${text.slice(0, -1)} (2)${text.slice(-1)}`);
    return true;
  });
}
