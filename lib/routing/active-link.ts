import { trimSlashes } from './routes';

/**
 * Whether a link leads to the current page: the paths are equal apart from leading and trailing slashes, and the
 * link is on the site's own origin (docs/behavior.md, Navigation bar).
 * @param href the link's address: a site path, or an address with a host
 * @param currentPath path of the current page
 * @param property the site's own origin
 */
export function isActiveLink(href: string, currentPath: string, property: string): boolean {
  const link = new URL(href, property);
  return link.origin === new URL(property).origin && trimSlashes(link.pathname) === trimSlashes(currentPath);
}

/** Whether a link leads to the current page or to a page above it, with the parameters of `isActiveLink`. */
export function isSectionLink(href: string, currentPath: string, property: string): boolean {
  const link = new URL(href, property);
  const section = `${trimSlashes(link.pathname)}/`;
  return link.origin === new URL(property).origin && section !== '/' && `${trimSlashes(currentPath)}/`.startsWith(section);
}
