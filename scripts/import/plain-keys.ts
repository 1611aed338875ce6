import { isMapping } from './is-mapping';

/**
 * A value without the colons at the beginning of keys, which make symbols of them in Ruby, and with a slash before the
 * paths in `href` that lack it.
 */
export function withPlainKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainKeys);
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const name = key.replace(/^:/, '');
      return [name, name === 'href' && typeof child === 'string' ? withSlash(child) : withPlainKeys(child)];
    }),
  );
}

function withSlash(address: string): string {
  return /^([a-z][a-z\d+.-]*:|[/#])/i.test(address) ? address : `/${address}`;
}
