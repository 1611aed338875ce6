import { maxAddressLength, maxNameLength } from './limits';

/** A web page, an email address, a path of this site, or an anchor on the current page. */
export type AddressKind = 'web' | 'mail' | 'path' | 'anchor';

const prefixes: Readonly<Record<AddressKind, readonly string[]>> = {
  web: ['https://', 'http://'],
  mail: ['mailto:'],
  path: ['/'],
  anchor: ['#'],
};

const everyKind: readonly AddressKind[] = ['web', 'mail', 'path', 'anchor'];

/** The normalized address, or what was expected instead. */
export type ParsedAddress = { address: string; expected?: undefined } | { address?: undefined; expected: string };

/** ASCII host names, which is all that a Content-Security-Policy accepts. The URL parser converts other scripts to ASCII. */
const hostName = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/;

const mailbox = /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Percent-encoded control characters, slashes and backslashes, which are unsafe in file paths and on servers. */
const unsafeEscape = /%([01][0-9a-f]|2f|5c|7f)/i;

/**
 * Validates every address from content. The result is ASCII without white space, control characters, quotes, backslashes or angle
 * brackets: it is safe in an attribute, a redirect rule or a feed, and after `withoutSeparators` in a policy or a calendar file.
 *
 * Invalid characters are rejected rather than encoded, because browsers drop or change some of them: the address would lead
 * elsewhere than it seems to.
 * @param kinds the allowed kinds of address
 */
export function parseAddress(text: string, kinds = everyKind): ParsedAddress {
  const kind = kinds.find((candidate) => prefixes[candidate].some((prefix) => text.startsWith(prefix)));
  if (!kind || text.startsWith('//')) return { expected: addressStart(kinds).expected };
  if (text.length > maxAddressLength) return { expected: `an address of at most ${maxAddressLength} characters` };
  const [mark] = /[\s\p{C}"<>\\`]/u.exec(text) ?? [];
  if (mark !== undefined) {
    return { expected: `an address without ${JSON.stringify(mark)}; if it is part of the address, write ${escaped(mark)}` };
  }
  if (/%(?![0-9a-f]{2})/i.test(text)) return { expected: 'an address in which a literal percent sign is written %25' };
  return parsers[kind](text);
}

/** How an address begins: as a pattern for editors, and in words. */
export function addressStart(kinds = everyKind): { pattern: RegExp; expected: string } {
  const starts = kinds.flatMap((kind) => prefixes[kind]).map((prefix) => (prefix === '/' ? '/(?!/)' : prefix));
  return { pattern: new RegExp(`^(${starts.join('|')})`), expected: `an address that starts with ${listed(kinds)}` };
}

const parsers: Readonly<Record<AddressKind, (text: string) => ParsedAddress>> = {
  web(text) {
    const url = urlOf(text);
    if (!url || url.port === '0' || !hostName.test(url.hostname) || text.includes(':///')) {
      return { expected: 'an address with a host such as www.example.org and, if it has a port, one from 1 to 65535' };
    }
    if (url.username || url.password) return { expected: 'an address without a user name or a password' };
    return { address: /^[a-z]+:\/\/[^/?#]+$/.test(text) ? url.origin : withoutQuotes(url.href) };
  },
  mail(text) {
    const [, box = '', query] = /^mailto:([^?#]*)(\?[^#]*)?$/.exec(text) ?? [];
    if (!mailbox.test(box)) return { expected: 'an address such as mailto:someone@example.org' };
    return { address: withoutQuotes(new URL(`mailto:${box}${query ?? ''}`).href) };
  },
  path(text) {
    const { pathname, search, hash } = new URL(text, 'https://www.example.org');
    if (pathname.startsWith('//') || !isPlainPath(pathname)) return { expected: plainPath };
    return { address: withoutQuotes(pathname + search + hash) };
  },
  anchor(text) {
    return { address: withoutQuotes(new URL(text, 'https://www.example.org').hash) || '#' };
  },
};

/**
 * Parses a URL; undefined if it is invalid. Doesn't use `URL.canParse`, which rejects letters such as ü in Node.js 20 and 22 once
 * the compiler has optimized it.
 * @param base the URL that a path is relative to
 */
export function urlOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Validates the address of a picture: a URL, or a path with or without a leading slash, that is valid as a file path. */
export function parsePictureAddress(text: string): ParsedAddress {
  if (prefixes.web.some((prefix) => text.startsWith(prefix))) {
    const parsed = parseAddress(text, ['web']);
    const isPlain = parsed.address === undefined || isPlainPath(new URL(parsed.address).pathname);
    return isPlain ? parsed : { expected: plainPath };
  }
  if (text.startsWith('/')) return parseAddress(text, ['path']);
  const { address, expected } = parseAddress(`/${text}`, ['path']);
  return address === undefined ? { expected } : { address: address.slice(1) };
}

const plainPath = `a path of names of at most ${maxNameLength} characters, without escaped slashes, backslashes or control characters`;

/** Whether a percent-encoded path is valid as a file path: decoding must succeed and not add segments. */
function isPlainPath(pathname: string): boolean {
  if (unsafeEscape.test(pathname) || pathname.split('/').some((name) => name.length > maxNameLength)) return false;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Encodes `;` and `,`, which separate values in a policy and would be escaped in a calendar file. */
export function withoutSeparators(address: string): string {
  return address.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/** Encodes apostrophes, which the URL parser leaves as they are: they delimit keywords in a policy. */
function withoutQuotes(address: string): string {
  return address.replaceAll("'", '%27');
}

function listed(kinds: readonly AddressKind[]): string {
  const all = kinds.flatMap((kind) => prefixes[kind]);
  const last = all.pop() ?? '';
  return all.length > 0 ? `${all.join(', ')} or ${last}` : last;
}

/** Percent-encodes a character; a lone surrogate becomes the replacement character. */
function escaped(mark: string): string {
  return [...new TextEncoder().encode(mark)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}
