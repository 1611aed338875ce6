import { localPath } from '@/lib/i18n/local-path';
import { prefixedLocales } from '@/lib/i18n/locales';
import { routeIds, routes } from '@/lib/routing/routes';
import { loadHandoffs } from '@/lib/site/links';
import { devAnswer } from '@/scripts/dev/answer';
import { aliases } from '@/scripts/export/aliases';

test('the preview leaves every page to Next', () => {
  for (const locale of ['en', ...prefixedLocales] as const) {
    for (const id of routeIds) expect([id, devAnswer(localPath(routes[id].path, locale))]).toEqual([id, undefined]);
  }
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

describe('an address that doesn’t exist', () => {
  test('shows the not-found page in English', () => {
    expect(devAnswer('/nowhere/')).toEqual({ missingIn: 'en' });
  });

  test('is handled by Next if it is a file, or a page of the preview only', () => {
    expect(devAnswer('/favicon.ico')).toBeUndefined();
    expect(devAnswer('/components/')).toBeUndefined();
  });

  test.each(prefixedLocales)('shows the not-found page in %s below its prefix, even for handoffs', (locale) => {
    expect(devAnswer(`/${locale}/nowhere/`)).toEqual({ missingIn: locale });
    expect(devAnswer(`/${locale}${loadHandoffs().paths[0]}`)).toEqual({ missingIn: locale });
  });
});
