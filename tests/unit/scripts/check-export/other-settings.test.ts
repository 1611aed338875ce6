import { otherSettings } from '@/scripts/check-export/other-settings';

const { SITE_BASE, SITE_ORIGIN, ...env } = process.env;
const origin = 'https://www.jenkins.io';
afterEach(() => jest.restoreAllMocks());

test.each([
  [{ base: '/site', origin: null }, {}, 'set SITE_BASE to /site'],
  [{ base: null, origin }, { SITE_ORIGIN: 'https://www.example.org' }, `set SITE_ORIGIN to ${origin}`],
  [{ base: null, origin }, { SITE_BASE: '/site' }, `set SITE_ORIGIN to ${origin} and unset SITE_BASE`],
])('of a build with %j, checked with %j, it says what to change', (build, settings, change) => {
  jest.replaceProperty(process, 'env', { ...env, ...settings });
  expect(otherSettings(build)).toBe(`It was built with other settings: ${change}, or run "npm run build" again.`);
});

test.each([
  ['the same settings', { base: '/site', origin: null }, { SITE_BASE: '/site' }],
  ['no settings', { base: null, origin: null }, {}],
  ['settings that are not recorded', {}, { SITE_BASE: '/site' }],
  ['no file', undefined, {}],
])('of a build with %s, there is nothing to say', (_, build, settings) => {
  jest.replaceProperty(process, 'env', { ...env, ...settings });
  expect(otherSettings(build)).toBeUndefined();
});
