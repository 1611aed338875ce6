import { booksFolder } from '@/lib/records/books';
import { linksFile } from '@/lib/site/links';
import { navigationFile } from '@/lib/site/navigation';
import { siteFile } from '@/lib/site/site';
import { reportContent } from '@/scripts/check-content/content-report';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

test.each([siteFile, navigationFile])('a build fails while %s can’t be read', (file) => {
  site.write(file, '{');
  expect(reportContent().siteProblems).toEqual([expect.stringContaining(`Failed to parse YAML from ${file}`)]);
});

test('a build fails on an invalid setting, which is reported with its place', () => {
  site.write(siteFile, `${site.read(siteFile)}\nshowSearchBox: perhaps\n`);
  expect(reportContent().siteProblems).toEqual([expect.stringMatching(/content\/site\.yml.*showSearchBox/)]);
});

test.each([
  [`${booksFolder}/broken.yml`, '{', 'Failed to parse YAML'],
  [navigationFile, (text: string) => text.replace(/(label: \w+, to:) \w+/, '$1 nowhere'), 'found "nowhere"'],
  [linksFile, (text: string) => `${text}\nbroken: "https://["\n`, 'broken: expected an address with a host'],
])('a build continues with a broken record in %s, which is still reported', (file, change, problem) => {
  site.write(file, typeof change === 'string' ? change : change(site.read(file)));
  const { siteProblems, problems } = reportContent();
  expect(siteProblems).toEqual([]);
  expect(problems).toContainEqual(expect.stringContaining(problem));
});
