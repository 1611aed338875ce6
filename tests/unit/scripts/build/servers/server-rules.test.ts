import { dataPolicy } from '@/lib/security/security-policy';
import { headerRules, headersFor, holdsFor } from '@/scripts/build/servers/server-rules';

const day = 86_400; // seconds

/** Addresses of every kind that the rules cover. */
const addresses = [
  '/',
  '/404.html',
  '/nowhere/',
  ...headerRules.flatMap(({ path }) => [path.replace('*', 'x'), path.replace('*', 'x/y.svg'), path.replace('*', '')]),
];

test('only files with a content hash in their names are cached for longer than a day', () => {
  const kept = headerRules.filter(({ headers }) => Number(/max-age=(\d+)/.exec(headers['Cache-Control'] ?? '')?.[1]) > day);
  expect(kept.map(({ path }) => path)).toEqual(['/_next/static/*']);
});

test('only open data and pictures can be used by other sites', () => {
  const others = (name: string) => addresses.filter((address) => /^(\*|cross-origin)$/.test(headersFor(address)[name] ?? ''));
  for (const address of others('Access-Control-Allow-Origin')) expect(address).toMatch(/^\/(badges|data)\//);
  for (const address of others('Cross-Origin-Resource-Policy')) expect(address).toMatch(/^\/(badges|brand|images|logos|og)\//);
});

test.each(['/brand/mark.svg', '/data/books.yml', '/events/feed.ics'])(
  'a file that is not a page can’t run scripts when opened directly: %s',
  (address) => {
    expect(headersFor(address)['Content-Security-Policy']?.split(', ')[1]).toBe(dataPolicy);
  },
);

test('search engines may index every file of a site that is not a preview', () => {
  for (const address of addresses) expect(headersFor(address)).not.toHaveProperty('X-Robots-Tag');
});

test('no address gets the same header from two rules, except policies, because some CDNs would send both values', () => {
  for (const address of addresses) {
    const names = headerRules.filter((rule) => holdsFor(rule, address)).flatMap(({ headers }) => Object.keys(headers));
    const single = names.filter((name) => name !== 'Content-Security-Policy');
    expect([address, single]).toEqual([address, [...new Set(single)]]);
  }
});
