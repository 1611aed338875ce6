import { booksFolder } from '@/lib/records/books';
import { handoffsFile, linksFile } from '@/lib/site/links';
import { navigationFile } from '@/lib/site/navigation';
import { siteFile } from '@/lib/site/site';
import { frameProblems, reportContent } from '@/scripts/content/content-report';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

test.each([siteFile, navigationFile, linksFile, handoffsFile])('a build fails while %s is broken', (file) => {
  site.write(file, '{');
  expect(frameProblems(reportContent())).toEqual([expect.stringContaining(`Failed to parse YAML from ${file}`)]);
});

test('a build fails on a broken link in the navigation', () => {
  site.write(navigationFile, site.read(navigationFile).replace(/(label: \w+, to:) \w+/, '$1 nowhere'));
  expect(frameProblems(reportContent())).toEqual([expect.stringContaining('found "nowhere"')]);
});

test('a build continues with a broken record, which is still reported', () => {
  site.write(`${booksFolder}/broken.yml`, '{');
  const report = reportContent();
  expect(frameProblems(report)).toEqual([]);
  expect(report.problems).toEqual([expect.stringContaining(`Failed to parse YAML from ${booksFolder}/broken.yml`)]);
});
