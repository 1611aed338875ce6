import { maxAddressLength, maxNameLength } from './limits';

/** What an address may lead to: a web page, a mailbox, a path of this site, an anchor of the page that it stands on. */
type AddressKind = 'web' | 'mail' | 'path' | 'anchor';

const beginnings: Readonly<Record<AddressKind, readonly string[]>> = {
  web: ['https://', 'http://'],
  mail: ['mailto:'],
  path: ['/'],
  anchor: ['#'],
};

const everyKind: readonly AddressKind[] = ['web', 'mail', 'path', 'anchor'];

/** The address in the form in which it can be written anywhere, or what was expected in its place. */
export type ParsedAddress = { address: string; expected?: undefined } | { address?: undefined; expected: string };

/** Names of letters, digits and hyphens with dots between them: what a policy takes, and what the URL parser makes of other scripts. */
const hostName = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/;

const mailbox = /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Escapes that a path in the file system or on a server must not have: control characters, slash and backslash. */
const unsafeEscape = /%([01][0-9a-f]|2f|5c|7f)/i;

/**
 * Validates every address from content and records. What comes out has ASCII characters only, and no white space,
 * control characters, quotes, backslashes or angle brackets: it can be written into an attribute, a rules file or a feed as it
 * is, and into a policy or a calendar file by `withoutSeparators`.
 *
 * Characters that an address never has are refused instead of encoded, because browsers drop or change some of them, so that
 * the address would lead elsewhere than it seems to.
 * @param kinds what the address may lead to
 */
export function parseAddress(text: string, kinds = everyKind): ParsedAddress {
  const kind = kinds.find((candidate) => beginnings[candidate].some((beginning) => text.startsWith(beginning)));
  if (!kind || text.startsWith('//')) return { expected: `an address that starts with ${listed(kinds)}` };
  if (text.length > maxAddressLength) return { expected: `an address of at most ${maxAddressLength} characters` };
  const [mark] = /[\s\p{C}"<>\\`]/u.exec(text) ?? [];
  if (mark !== undefined) {
    return { expected: `an address without ${JSON.stringify(mark)}; where it belongs there, it is written ${escaped(mark)}` };
  }
  if (/%(?![0-9a-f]{2})/i.test(text)) return { expected: 'an address in which a percent sign itself is written %25' };
  return parsers[kind](text);
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
 * The address as the URL parser reads it, if it is one. `URL.canParse` of Node 20 and 22 can't be asked: once the compiler
 * has optimized it, it refuses letters such as ü.
 * @param base what a path is relative to
 */
export function urlOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** The address of a picture: on the web, or a path that may lack its leading slash. Either names a file that can be had. */
export function parsePictureAddress(text: string): ParsedAddress {
  if (beginnings.web.some((beginning) => text.startsWith(beginning))) {
    const parsed = parseAddress(text, ['web']);
    const isPlain = parsed.address === undefined || isPlainPath(new URL(parsed.address).pathname);
    return isPlain ? parsed : { expected: plainPath };
  }
  if (text.startsWith('/')) return parseAddress(text, ['path']);
  const { address, expected } = parseAddress(`/${text}`, ['path']);
  return address === undefined ? { expected } : { address: address.slice(1) };
}

const plainPath = `a path of names of at most ${maxNameLength} characters, without escaped slashes, backslashes and control characters`;

/** Whether a percent-encoded path can be the one of a file: it decodes to text, and each of its names stays a name. */
function isPlainPath(pathname: string): boolean {
  if (unsafeEscape.test(pathname) || pathname.split('/').some((name) => name.length > maxNameLength)) return false;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** An address without `;` and `,`, which separate values in a policy and are escaped in a calendar file. */
export function withoutSeparators(address: string): string {
  return address.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/** The URL parser leaves apostrophes as they are, and a policy has meanings for them. */
function withoutQuotes(address: string): string {
  return address.replaceAll("'", '%27');
}

function listed(kinds: readonly AddressKind[]): string {
  const all = kinds.flatMap((kind) => beginnings[kind]);
  const last = all.pop() ?? '';
  return all.length > 0 ? `${all.join(', ')} or ${last}` : last;
}

/** Of a lone surrogate, which has no encoding, the replacement character's is named. */
function escaped(mark: string): string {
  return [...new TextEncoder().encode(mark)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}
