/**
 * The path that the site is served below, such as `/site`; empty at the root of its host. Set with SITE_BASE at build time
 * (docs/how-to/deploy.md, Below a path). Read here, and by this name, because Next.js replaces it in scripts for visitors.
 */
export const basePath = process.env.SITE_BASE ?? '';

/** URL of a file by its path in the export. For pages, use `localPath`. */
export function withBase(path: string): string {
  return basePath + path;
}

/** Makes a site path from content absolute, for feeds, calendars and structured data. */
export function absoluteAddress(address: string, origin: string): string {
  return new URL(address.startsWith('/') ? withBase(address) : address, origin).href;
}
