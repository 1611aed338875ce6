import { trimSlashes } from './routes';

/**
 * Tells whether a link leads to the page that is shown: path equality without leading and
 * trailing slashes, and only for links on the site's own host (docs/behavior.md, Navigation bar).
 * @param href as it stands in the link: a site path, or an address with a host
 * @param currentPath path of the page that is shown
 * @param property the site's own origin
 */
export function isActiveLink(href: string, currentPath: string, property: string): boolean {
  const link = new URL(href, property);
  return link.origin === new URL(property).origin && trimSlashes(link.pathname) === trimSlashes(currentPath);
}
