import { addressRules } from '@/scripts/build/servers/server-rules';
import { addressOf, exportFiles, readExport } from '@/scripts/shared/export-files';

// What Netlify and Cloudflare Pages read. The limits are those of Cloudflare Pages, which are the narrower ones:
// https://developers.cloudflare.com/pages/configuration/redirects/ and headers/

const linesOf = (file: string) => readExport(file).split('\n').filter(Boolean);
const redirects = linesOf('_redirects');
const headers = linesOf('_headers');
const { redirected, host, languages } = addressRules();

test('the redirects are within the limits, those without a star first', () => {
  const firstStar = redirects.findIndex((line) => line.includes('*'));
  expect(firstStar).toBeLessThanOrEqual(2000);
  expect(redirects.length - firstStar).toBeLessThanOrEqual(100);
  for (const line of redirects) {
    expect(line).toMatch(/^\/\S* \S+ \d{3}$/);
    expect(line.length).toBeLessThanOrEqual(1000);
  }
});

test('the headers are within the limits', () => {
  const paths = headers.filter((line) => line.startsWith('/'));
  expect(paths.length).toBeLessThanOrEqual(100);
  expect(paths.filter((path) => path.split('*').length > 2)).toEqual([]);
  for (const line of headers) expect(line.length).toBeLessThanOrEqual(2000);
});

test('pages of the main website are led to, and what is missing has the 404 page of its language', () => {
  const wanted = [
    ...redirected.map((path) => `${path}* ${host}${path}:splat 302`),
    ...languages.map((path) => `${path}* ${path}404.html 404`),
  ];
  expect(redirects).toEqual(expect.arrayContaining(wanted));
});

test('no page of our own is led away from, where rules come before files', () => {
  const ours = exportFiles()
    .filter((file) => redirected.some((path) => `/${file}`.startsWith(path)) && !isSmallPage(file))
    .map(addressOf);
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter((address) => !ruleFor(address)?.endsWith(' 200'))).toEqual([]);
});

/** The first rule that holds for an address. */
function ruleFor(address: string): string | undefined {
  return redirects.find((line) => {
    const [from = ''] = line.split(' ');
    return from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : address === from;
  });
}

/** Whether a file leads on, on hosts without rules. */
function isSmallPage(file: string): boolean {
  return file.endsWith('.html') && readExport(file).includes('/external-redirect.css');
}
