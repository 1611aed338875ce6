import { locales } from '@/lib/i18n/locales';
import { requireSettings } from '@/scripts/shared/require-settings.mjs';

/** Runs it with a variable. */
function runWith(name: string, value: string) {
  jest.replaceProperty(process, 'env', { ...process.env, [name]: value });
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const error = jest.spyOn(console, 'error').mockImplementation();
  requireSettings();
  return { status: exit.mock.calls[0]?.[0], said: error.mock.calls.flat() };
}
afterEach(() => jest.restoreAllMocks());

test.each([
  ['SITE_ORIGIN', 'https://www.jenkins.io/'],
  ['SITE_BASE', '/'],
  ['SITE_BASE', 'site/'],
  // Addresses of the site itself.
  ...locales.map((locale) => ['SITE_BASE', `/${locale}`]),
  ['SITE_BASE', '/es-ES/site'],
  ['SITE_BASE', '/_next'],
  ['SITE_STAGE', 'staging'],
  ['SCRIPTS', 'later'],
  ['BUILD_CACHE', 'false'],
  ['SOURCE_DATE_EPOCH', 'tomorrow'],
  ['SOURCE_DATE_EPOCH', '-1'],
  // In milliseconds.
  ['SOURCE_DATE_EPOCH', '1767225600000'],
  ['SOURCE_COMMIT', 'HEAD^'],
  ['SOURCE_FINGERPRINT', '../a'],
  ['SOURCE_REPOSITORY', 'github.com/owner/name'],
  ['SOURCE_REPOSITORY', 'javascript:alert(1)/a'],
  ['SOURCE_BRANCH', 'the main one'],
  ['CONTENT_DAYS', '2026-01-30'],
  ['CONTENT_DAYS', '["2026-01-30"]'],
  ['CONTENT_DAYS', '{"content/events": "soon"}'],
  ['CONTENT_DAYS', '{"content/events": "2026-02-30"}'],
  ['CONTENT_DAYS', '{"content/events": "2026-13-01"}'],
])('a build with %s=%s ends at once, with what it may be', (name, value) => {
  const { status, said } = runWith(name, value);
  expect(status).toBe(2);
  expect(said).toEqual([expect.stringMatching(new RegExp(`^${name} is ".*": set it to .+, or leave it empty\\.$`))]);
});

test.each([
  ['SITE_ORIGIN', 'http://localhost:8080'],
  ['SITE_BASE', '/site/jenkins'],
  ['SITE_BASE', '/english'],
  ['SITE_STAGE', 'preview'],
  ['SCRIPTS', 'at-once'],
  ['SCRIPTS', ''],
  ['BUILD_CACHE', 'off'],
  ['SOURCE_DATE_EPOCH', '1767225600'],
  ['SOURCE_DATE_EPOCH', '0'],
  ['SOURCE_COMMIT', '4f3c2b1a-dirty'],
  ['SOURCE_FINGERPRINT', 'f'.repeat(64)],
  ['SOURCE_REPOSITORY', 'https://git.example.org:8443/team/site'],
  ['SOURCE_BRANCH', 'releases/2026.1'],
  ['CONTENT_DAYS', '{"content/events": "2026-01-30", "content/books": "2028-02-29"}'],
])('%s may be "%s"', (name, value) => {
  expect(runWith(name, value)).toEqual({ status: undefined, said: [] });
});
