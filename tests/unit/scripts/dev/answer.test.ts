import { releasePath, releaseVersions } from '@/lib/changelog/changelog-pages';
import { localPath } from '@/lib/i18n/local-path';
import { prefixedLocales } from '@/lib/i18n/locales';
import { routeIds, routes } from '@/lib/routing/routes';
import { loadHandoffs } from '@/lib/site/links';
import { devAnswer } from '@/scripts/dev/answer';
import { aliases } from '@/scripts/export/aliases';

test('the preview shows the pages in English at the root', () => {
  for (const { path } of routeIds.map((id) => routes[id])) expect(devAnswer(path)).toEqual({ renderedAt: `/en${path}` });
  const [version = ''] = releaseVersions('weekly');
  // Next has taken the slash off.
  const path = releasePath('weekly', version).slice(0, -1);
  expect(devAnswer(path)).toEqual({ renderedAt: `/en${path}` });
  expect(devAnswer('/components/')).toEqual({ renderedAt: '/en/components/' });
});

test.each(prefixedLocales)('the preview leaves every page in %s to Next', (locale) => {
  for (const id of routeIds) expect([id, devAnswer(localPath(routes[id].path, locale))]).toEqual([id, undefined]);
});

test('the preview redirects to the site that has a path', () => {
  const { host, paths } = loadHandoffs();
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    expect(devAnswer(`${path}deeper/page.html`)).toEqual({ leadsTo: `${host}${path}deeper/page.html` });
  }
});

test.each(Object.entries(aliases))('the preview redirects from %s to the page, in its language', (alias, route) => {
  expect(devAnswer(alias)).toEqual({ leadsTo: routes[route].path });
  for (const locale of prefixedLocales) {
    expect(devAnswer(localPath(alias, locale))).toEqual({ leadsTo: localPath(routes[route].path, locale) });
  }
});

test('the preview redirects from a release that is older than a year to its page in English', () => {
  const [version = ''] = releaseVersions('weekly').slice(-1);
  const path = releasePath('weekly', version);
  for (const locale of prefixedLocales) {
    expect(devAnswer(localPath(path, locale).slice(0, -1))).toEqual({ leadsTo: path });
  }
  expect(devAnswer(path)).toEqual({ renderedAt: `/en${path}` });
});

describe('an address that doesn’t exist', () => {
  test.each(['/nowhere/', '/en/', '/en/project/roadmap/'])('shows the not-found page in English: %s', (address) => {
    expect(devAnswer(address)).toEqual({ missingIn: 'en' });
  });

  test('is handled by Next if it is a file', () => {
    expect(devAnswer('/favicon.ico')).toBeUndefined();
  });

  test.each(prefixedLocales)('shows the not-found page in %s below its prefix, even for handoffs', (locale) => {
    expect(devAnswer(`/${locale}/nowhere/`)).toEqual({ missingIn: locale });
    expect(devAnswer(`/${locale}${loadHandoffs().paths[0]}`)).toEqual({ missingIn: locale });
  });
});
