import { addressRules } from '@/scripts/build/servers/server-rules';
import { addressOf, exportFiles, readExport } from '@/scripts/shared/export-files';

// Files for Netlify and Cloudflare Pages. The limits are those of Cloudflare Pages, which are lower:
// https://developers.cloudflare.com/pages/configuration/redirects/ and headers/

const linesOf = (file: string) => readExport(file).split('\n').filter(Boolean);
const redirects = linesOf('_redirects');
const headers = linesOf('_headers');
const { redirected, host, languages } = addressRules();

test('the CDN’s _redirects file stays within the host’s limits, with rules without a wildcard first', () => {
  const firstStar = redirects.findIndex((line) => line.includes('*'));
  expect(firstStar).toBeLessThanOrEqual(2000);
  expect(redirects.length - firstStar).toBeLessThanOrEqual(100);
  for (const line of redirects) {
    expect(line).toMatch(/^\/\S* \S+ \d{3}$/);
    expect(line.length).toBeLessThanOrEqual(1000);
  }
});

test('the CDN’s _headers file stays within the host’s limits', () => {
  const paths = headers.filter((line) => line.startsWith('/'));
  expect(paths.length).toBeLessThanOrEqual(100);
  expect(paths.filter((path) => path.split('*').length > 2)).toEqual([]);
  for (const line of headers) expect(line.length).toBeLessThanOrEqual(2000);
});

test('CDN rules redirect pages of the main website and show the 404 page of the visitor’s language', () => {
  const wanted = [
    ...redirected.map((path) => `${path}* ${host}${path}:splat 302`),
    ...languages.map((path) => `${path}* ${path}404.html 404`),
  ];
  expect(redirects).toEqual(expect.arrayContaining(wanted));
});

test('no CDN rule redirects one of this site’s own pages, on hosts where rules take precedence over files', () => {
  const ours = exportFiles()
    .filter((file) => redirected.some((path) => `/${file}`.startsWith(path)) && !isSmallPage(file))
    .map(addressOf);
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter((address) => !ruleFor(address)?.endsWith(' 200'))).toEqual([]);
});

/** The first rule that matches an address. */
function ruleFor(address: string): string | undefined {
  return redirects.find((line) => {
    const [from = ''] = line.split(' ');
    return from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : address === from;
  });
}

/** Whether a file is a redirect page for hosts without redirect rules. */
function isSmallPage(file: string): boolean {
  return file.endsWith('.html') && readExport(file).includes('/external-redirect.css');
}
