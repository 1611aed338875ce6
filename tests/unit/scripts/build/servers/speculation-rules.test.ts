import { z } from 'zod';
import { routeIds, routes } from '@/lib/routing/routes';
import { loadExternalRedirects } from '@/lib/site/links';
import { speculationRules } from '@/scripts/build/servers/speculation-rules';

type Condition =
  | { href_matches: string[] }
  | { selector_matches: string }
  | { and: Condition[] }
  | { or: Condition[] }
  | { not: Condition };
const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ href_matches: z.array(z.string()) }),
    z.strictObject({ selector_matches: z.string() }),
    z.strictObject({ and: z.array(conditionSchema) }),
    z.strictObject({ or: z.array(conditionSchema) }),
    z.strictObject({ not: conditionSchema }),
  ]),
);
const rulesSchema = z.strictObject({
  prerender: z.tuple([z.strictObject({ where: conditionSchema, eagerness: z.literal('moderate') })]),
});

const [rule] = rulesSchema.parse(JSON.parse(speculationRules())).prerender;

/** Whether a browser prerenders the page of a link, given its path and other attributes that the selectors match. */
function isPrepared(href: string, attributes = ''): boolean {
  const link = `<a href="${href}"${attributes}>`;
  const holds = (condition: Condition): boolean => {
    if ('and' in condition) return condition.and.every(holds);
    if ('or' in condition) return condition.or.some(holds);
    if ('not' in condition) return !holds(condition.not);
    if ('selector_matches' in condition)
      return condition.selector_matches
        .split(', ')
        .some((selector) => link.includes(selector.replace(/^\[|\]$/g, '').replace(/\^?="([^"]*)"$/, '="$1')));
    return condition.href_matches.some((pattern) =>
      new RegExp(`^${pattern.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')}$`).test(href),
    );
  };
  return holds(rule.where);
}

test('browsers may prerender every page, in every language', () => {
  for (const { path } of routeIds.map((id) => routes[id])) {
    expect([path, isPrepared(path), isPrepared(`/fr-CA${path}`)]).toEqual([path, true, true]);
  }
  expect(isPrepared('/changelog/2.541/')).toBe(true);
});

test('browsers don’t prerender anything else: pages of the main website, files, feeds, anchors, and other languages', () => {
  for (const path of loadExternalRedirects().paths) expect([path, isPrepared(`${path}x/`)]).toEqual([path, false]);
  for (const file of ['/data/books.yml', '/changelog/rss.xml', '/events/feed.ics', '/brand/mark.svg', '/licenses.txt'])
    expect([file, isPrepared(file)]).toEqual([file, false]);
  expect(isPrepared('#content')).toBe(false);
  expect(isPrepared('/fr-CA/books/', ' hreflang="fr-CA"')).toBe(false);
});
