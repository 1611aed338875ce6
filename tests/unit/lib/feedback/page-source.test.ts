import { existsSync } from 'node:fs';
import { pageSource } from '@/lib/feedback/page-source';
import { locales } from '@/lib/i18n/locales';
import { routeIds } from '@/lib/routing/routes';
import { loadSite, siteFile } from '@/lib/site/site';
import { sources } from '@/scripts/import/sources';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

test('the edit link of imported content leads to the file in the Jenkins project that the import reads', () => {
  const { upstreamRepo } = loadSite();
  const edited = routeIds
    .map((id) => pageSource(id, 'en'))
    .filter(({ repository }) => repository?.address.endsWith(`/${upstreamRepo}`));
  expect(edited.length).toBeGreaterThan(5);
  expect(sources.map(({ path }) => path)).toEqual(expect.arrayContaining(edited.map(({ path }) => path)));
});

test('the source of every page is an existing file or folder', () => {
  site.write(siteFile, site.read(siteFile).replace(/^upstreamRepo.*$/m, ''));
  for (const locale of locales) {
    for (const id of routeIds) expect([id, existsSync(pageSource(id, locale).path)]).toEqual([id, true]);
  }
});
