import { releasePath, releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { localPath } from '@/lib/i18n/local-path';
import { prefixedLocales } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import { routeIds, routes } from '@/lib/routing/routes';
import { loadExternalRedirects } from '@/lib/site/links';
import { aliases } from '@/scripts/build/aliases';
import { devResponse } from '@/scripts/dev/dev-response';

test('the preview shows the pages in English at the root', () => {
  for (const { path } of routeIds.map((id) => routes[id])) expect(devResponse(path)).toEqual({ renderedAt: `/en${path}` });
  const [version = ''] = releaseVersions('weekly');
  // Next removes the trailing slash.
  const path = releasePath('weekly', version).slice(0, -1);
  expect(devResponse(path)).toEqual({ renderedAt: `/en${path}` });
  expect(devResponse('/components/')).toEqual({ renderedAt: '/en/components/' });
});

test.each(prefixedLocales)('the preview leaves pages in %s to Next', (locale) => {
  for (const id of routeIds) expect([id, devResponse(localPath(routes[id].path, locale))]).toEqual([id, undefined]);
});

test('the preview redirects paths of the main Jenkins website there', () => {
  const { host, paths } = loadExternalRedirects();
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    expect(devResponse(`${path}deeper/page.html`)).toEqual({ leadsTo: `${host}${path}deeper/page.html` });
  }
});

test.each(Object.entries(aliases))(
  'the preview redirects from the short address %s to its destination, in its language',
  (alias, name) => {
    expect(devResponse(alias)).toEqual({ leadsTo: resolveDestination(name, 'en').href });
    for (const locale of prefixedLocales) {
      expect(devResponse(localPath(alias, locale))).toEqual({ leadsTo: resolveDestination(name, locale).href });
    }
  },
);

test('the preview redirects from a release more than a year old to its page in English', () => {
  const [version = ''] = releaseVersions('weekly').slice(-1);
  const path = releasePath('weekly', version);
  for (const locale of prefixedLocales) {
    expect(devResponse(localPath(path, locale).slice(0, -1))).toEqual({ leadsTo: path });
  }
  expect(devResponse(path)).toEqual({ renderedAt: `/en${path}` });
});

describe('in the preview, an address that doesn’t exist', () => {
  test.each(['/nowhere/', '/en/project/roadmap/'])('shows the not-found page in English: %s', (address) => {
    expect(devResponse(address)).toEqual({ missingIn: 'en' });
  });

  test.each(prefixedLocales)('shows the not-found page in %s below its prefix, even for external redirects', (locale) => {
    expect(devResponse(`/${locale}/nowhere/`)).toEqual({ missingIn: locale });
    expect(devResponse(`/${locale}${loadExternalRedirects().paths[0]}`)).toEqual({ missingIn: locale });
  });
});
