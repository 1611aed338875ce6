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

test('every address has the security headers', () => {
  for (const address of addresses) {
    expect(headersFor(address)).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
      'Strict-Transport-Security': expect.stringMatching(/^max-age=31536000/),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Resource-Policy': expect.stringMatching(/^(same|cross)-origin$/),
    });
  }
});

test('only files with a content hash in their names are cached for longer than a day', () => {
  const kept = headerRules.filter(({ headers }) => Number(/max-age=(\d+)/.exec(headers['Cache-Control'] ?? '')?.[1]) > day);
  expect(kept.map(({ path }) => path)).toEqual(['/_next/static/*']);
});

test('only open data and pictures can be used by other sites', () => {
  const others = (name: string) => addresses.filter((address) => /^(\*|cross-origin)$/.test(headersFor(address)[name] ?? ''));
  for (const address of others('Access-Control-Allow-Origin')) expect(address).toMatch(/^\/data\//);
  for (const address of others('Cross-Origin-Resource-Policy')) expect(address).toMatch(/^\/(brand|images|logos|og)\//);
});

test.each(['/brand/mark.svg', '/sitemap.xml', '/data/books.yml', '/pagefind/entry.json', '/events/feed.ics'])(
  'a file that is not a page can’t run scripts when opened directly: %s',
  (address) => {
    expect(headersFor(address)['Content-Security-Policy']?.split(', ')[1]).toBe(dataPolicy);
  },
);

test('search engines may index every file of a site that is not a preview', () => {
  for (const address of addresses) expect(headersFor(address)).not.toHaveProperty('X-Robots-Tag');
});

test('pages are not sandboxed like other files', () => {
  for (const address of ['/', '/books/', '/404.html', '/changelog/2.541/'])
    expect(headersFor(address)['Content-Security-Policy']).not.toContain('sandbox');
});

test('no address gets the same header from two rules, except policies, because some CDNs would send both values', () => {
  for (const address of addresses) {
    const names = headerRules.filter((rule) => holdsFor(rule, address)).flatMap(({ headers }) => Object.keys(headers));
    const single = names.filter((name) => name !== 'Content-Security-Policy');
    expect([address, single]).toEqual([address, [...new Set(single)]]);
  }
});
