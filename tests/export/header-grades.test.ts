import { headersFor } from '@/scripts/build/servers/server-rules';
import { exportFiles } from '@/scripts/shared/export-files';
import { finishedPage } from './support/finished-page';

// The grades of header scanners, by their published rules. Rules about TLS and the redirect from HTTP are omitted, because they
// depend on the server.

const address = '/';
const headers = headersFor(address);
const page = finishedPage(address);

/** The policies of a page: those of its headers and of its meta element. */
function policies(): Map<string, string[]>[] {
  const meta = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
  return [...(headers['Content-Security-Policy'] ?? '').split(', '), meta].map(
    (policy) =>
      new Map(
        policy.split(';').map((directive) => {
          const [name = '', ...sources] = directive.trim().split(/\s+/);
          return [name, sources];
        }),
      ),
  );
}

const sourcesOf = (name: string) => policies().flatMap((policy) => policy.get(name) ?? policy.get('default-src') ?? []);
const isAllowed = (name: string, sources: readonly string[]) => sourcesOf(name).some((source) => sources.includes(source));

/** The score of each test: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring */
function observatory(): Record<string, number> {
  const scripts = [...page.querySelectorAll('script[src]')];
  const isOwn = (script: Element) => script.getAttribute('src')?.startsWith('/');
  const transport = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0);
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  return {
    policy: policyPoints(),
    cookies: 'Set-Cookie' in headers ? -20 : 0,
    'sharing across origins': headers['Access-Control-Allow-Origin'] === undefined ? 0 : -50,
    'strict transport security': transport >= 15_768_000 ? 0 : -10,
    'referrer policy': isPrivate.test(headers['Referrer-Policy'] ?? '') ? 5 : 0,
    'integrity of scripts': scripts.every((script) => script.hasAttribute('integrity')) ? 5 : scripts.every(isOwn) ? 0 : -50,
    'content types': headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    framing: sourcesOf('frame-ancestors').includes("'none'") ? 5 : headers['X-Frame-Options'] === 'DENY' ? 0 : -20,
    'resource policy': headers['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0,
  };
}

function policyPoints(): number {
  const unsafe = ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'https:', 'http:', '*'];
  if (sourcesOf('script-src').length === 0) return -25;
  if (isAllowed('script-src', unsafe) || isAllowed('object-src', unsafe)) return -20;
  if (policies().some((policy) => [...policy.values()].flat().some((source) => source.startsWith('http:')))) return -20;
  if (isAllowed('style-src', unsafe)) return 0;
  return policies().some((policy) => policy.get('default-src')?.join() === "'none'") ? 10 : 5;
}

test('the response headers get the best grade, A+, of MDN’s HTTP Observatory', () => {
  const points = Object.values(observatory());
  const withoutBonus = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 100);
  // Bonus points count from a score of 90; A+ requires 100.
  expect(withoutBonus).toBe(100);
  expect(observatory()).toMatchObject({
    policy: 10,
    'referrer policy': 5,
    framing: 5,
    'resource policy': 10,
    'integrity of scripts': 5,
  });
});

test('the response headers get the best grade, A+, of securityheaders.com', () => {
  // https://scotthelme.co.uk/: requires these six headers, and nothing unsafe in the policy header.
  const counted = [
    'Content-Security-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
  ];
  expect(counted.filter((name) => !headers[name])).toEqual([]);
  expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*/);
  expect(headers).not.toHaveProperty('Server');
  expect(headers).not.toHaveProperty('X-Powered-By');
});

test('every page is served with the same headers and allows its own inline scripts by hash', () => {
  for (const file of exportFiles('index.html')) expect(headersFor(`/${file}`)).toEqual(headers);
  for (const script of page.querySelectorAll('script[src], link[as="script"]')) expect(script).toHaveAttribute('integrity');
});
