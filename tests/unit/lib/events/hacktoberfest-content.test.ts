import { readFileSync } from 'node:fs';
import { collections } from '@/lib/collections/collections';
import { hacktoberfestFile, loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { jamFile, loadJam } from '@/lib/events/jam';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

/** Makes the loaders read short files. */
function writeSmall() {
  for (const file of [hacktoberfestFile, jamFile])
    site.write(file, readFileSync(file.replace('content', 'tests/fixtures'), 'utf8'));
}

describe('content/hacktoberfest.yml', () => {
  test('has the posts about earlier years, newest first', () => {
    const years = loadHacktoberfest().previousYears.map(({ year }) => year);
    expect(years).toEqual([...years].sort((a, b) => b - a));
  });
});

describe('the facts of a Hacktoberfest', () => {
  beforeEach(writeSmall);

  test.each([
    ['pullRequests: 4', 'pullRequests: four', 'numbers.pullRequests: expected a number, found "four"'],
    ['  newbieIssues: 5\n', '', 'numbers.newbieIssues: expected a number, found nothing'],
    ['year: 2024', 'year: 24', 'edition.year: expected a year such as 2024, found 24'],
    ['onlineOnly: true', 'onlineOnly: maybe', 'edition.onlineOnly: expected true or false, found "maybe"'],
    ['2020-10-03', '3 October', 'rulesChanged: expected a date such as 2020-10-03, found "3 October"'],
    ['id: core', 'id: kernel', 'featuredProjects[1] ("kernel").id: expected one of website, core, '],
    ['[coreWork, coreLinks]', '[coreWork, coreChat]', 'featuredProjects[1] ("core").ideas[1]: expected one of websiteWork, '],
    ['[coreWork, coreLinks]', '[]', 'featuredProjects[1] ("core").ideas: expected at least one entry, found []'],
    ['kind: video', 'kind: film', 'resources[1] ("Last year").kind: expected one of slides, video, blogpost'],
    ['https://video.example.org/', 'javascript:', 'resources[1] ("Last year").link: expected an address that starts with'],
  ])('are rejected if "%s" is changed to "%s", with the place', (from, to, problem) => {
    site.edit(hacktoberfestFile, from, to);
    expect(problemsOf(loadHacktoberfest)).toMatch(`${hacktoberfestFile}: ${problem}`);
  });

  test('have their links checked', () => {
    const links = collections.find(({ file }) => file === hacktoberfestFile)?.links?.() ?? [];
    expect(links).toEqual(
      expect.arrayContaining([
        { address: 'https://code.example.org/core', usedBy: 'core' },
        { address: 'https://slides.example.org/contributing', usedBy: 'About contributing' },
        { address: 'https://slides.example.org/hacking', usedBy: 'Hacking Jenkins' },
        { address: '/blog/2023/09/20/Hacktoberfest-2023/', usedBy: 'Hacktoberfest 2023' },
      ]),
    );
    expect(links).toHaveLength(3 + 2 + 1 + 2);
  });
});

describe('content/jam.yml with the facts of area meetups', () => {
  test('is checked like other content', () => {
    expect(collections.map(({ file }) => file)).toContain(jamFile);
  });
});

describe('the facts of area meetups', () => {
  beforeEach(writeSmall);

  test.each([
    ['foodTo: 600', 'foodTo: 100', 'numbers.foodTo: expected a number that is at least foodFrom'],
    ['audioAbove: 50', 'audioAbove: many', 'numbers.audioAbove: expected a number, found "many"'],
    ['organizersTold: 2019-10', 'organizersTold: 2019-13', 'organizersTold: expected a month such as 2019-10, found "2019-13"'],
    ['handedOver: 2019', 'handedOver: late', 'handedOver: expected a number, found "late"'],
  ])('are rejected if "%s" is changed to "%s", with the place', (from, to, problem) => {
    site.edit(jamFile, from, to);
    expect(problemsOf(loadJam)).toMatch(`${jamFile}: ${problem}`);
  });
});
