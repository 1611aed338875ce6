import { basePath } from '@/lib/i18n/base-path';
import { addressRules } from './server-rules';

/**
 * The pages that a browser prepares when the visitor points at a link to them: all of this site, and nothing else
 * (docs/decisions/prefetching.md). A link to another language is left out, because following it remembers the language.
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
