import { basePath } from '@/lib/i18n/base-path';
import { addressRules } from './server-rules';

/**
 * Rules that prerender this site's pages when the visitor points at a link (docs/decisions/prefetching.md). Links to other
 * languages are excluded, because following one saves the language.
 */
export function speculationRules(): string {
  const { own, redirected } = addressRules();
  const below = (path: string) => `${basePath}${path}*`;
  const isPage = { href_matches: [`${basePath}/`, `${basePath}/*/`] };
  const isRedirected = { href_matches: redirected.map(below) };
  const isOwn = { href_matches: own.map(below) };
  const where = {
    and: [
      isPage,
      ...(redirected.length > 0 ? [{ or: [isOwn, { not: isRedirected }] }] : []),
      { not: { selector_matches: '[hreflang], [href^="#"]' } },
    ],
  };
  return `${JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })}\n`;
}
