/**
 * The path that the site is served below, such as `/site`; empty at the root of its host. SITE_BASE says it when the site is built
 * (docs/how-to/deploy.md), and Next writes it into the scripts.
 */
export const basePath = process.env.SITE_BASE ?? '';

/** The address of a file of the site, by its path in the export. Pages have localPath. */
export function withBase(path: string): string {
  return basePath + path;
}

/** An address from content for readers elsewhere: a path of the site with its host. */
export function absoluteAddress(address: string, origin: string): string {
  return new URL(address.startsWith('/') ? withBase(address) : address, origin).href;
}
