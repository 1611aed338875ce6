import { existsSync } from 'node:fs';
import { collections } from '@/lib/collections/collections';
import { editLink } from '@/lib/feedback/edit-link';
import { locales } from '@/lib/i18n/locales';
import { routeIds } from '@/lib/routing/routes';
import { loadSite, siteFile } from '@/lib/site/site';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

test('the edit link of imported content leads to the file in the Jenkins project', () => {
  const { upstreamRepo } = loadSite();
  const { path, repository } = editLink('roadmap', 'en');
  expect(repository?.address).toMatch(new RegExp(`/${upstreamRepo}$`));
  expect(path).toBe('content/_data/roadmap/roadmap.yml');
});

test('the pages of collections exist', () => {
  expect(routeIds).toEqual(expect.arrayContaining(collections.flatMap(({ pages = [] }) => pages)));
});

test('the source of every page is an existing file or folder', () => {
  site.write(siteFile, site.read(siteFile).replace(/^upstreamRepo.*$/m, ''));
  for (const locale of locales) {
    for (const id of routeIds) expect([id, existsSync(editLink(id, locale).path)]).toEqual([id, true]);
  }
});
