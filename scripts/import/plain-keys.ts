import { isMapping } from './is-mapping';

/**
 * Removes the leading colons of keys, which mark Ruby symbols, and adds a leading slash to paths in `href` that lack it.
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
