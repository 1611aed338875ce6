import { routeAt } from '@/lib/routing/routes';

/**
 * Replaces every address of content/links.yml with another one of the same kind.
 * @param links the text of the file
 */
export function changeAddresses(links: string): string {
  return links.replace(
    /^([a-zA-Z]\w*: +)(['"]?)(\S+?)\2$/gm,
    (_, name, quote, address) => name + quote + changeAddress(address) + quote,
  );
}

function changeAddress(address: string): string {
  // Keeps the anchor, because it refers to the page itself.
  if (address.startsWith('#')) return address;
  if (address.startsWith('mailto:')) return address.replace('mailto:', 'mailto:changed-');
  const [, place = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const isFolder = /^\w+:\/\/[^/]+$|\/$/.test(place) || (place.startsWith('/') && !/\.[a-z]+$/.test(place));
  // The addresses of our own pages come from the route registry.
  if (isFolder && !query && !routeAt(place)) return `${place.replace(/\/?$/, '/')}changed/${anchor}`;
  return `${place}${query ? `${query}&` : '?'}changed${anchor}`;
}

/**
 * Changes a sentence of each page: the first one without tags and placeholders.
 * @param messages the messages of a locale, which are modified in place
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
