import { readFileSync } from 'node:fs';
import { collections } from '@/lib/content/collections';
import { hacktoberfestFile, loadHacktoberfest } from '@/lib/content/hacktoberfest';
import { jamFile, loadJam } from '@/lib/content/jam';
import { mediaFile } from '@/lib/content/media';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

/** Lets the loaders read a file in which a part of the text is different. */
function change(file: string, from: string, to: string) {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  site.write(file, text.replace(from, to));
}

describe('content/hacktoberfest.yml', () => {
  test('has the numbers of the specification', () => {
    expect(loadHacktoberfest().numbers).toMatchObject({ pullRequests: 4, newbieIssues: 5, pluginCount: 1800 });
  });

  test('has the seven featured projects, in order, and the posts about earlier years, newest first', () => {
    const { featuredProjects, previousYears } = loadHacktoberfest();
    expect(featuredProjects.map(({ id }) => id)).toEqual([
      'website',
      'core',
      'pluginSite',
      'artwork',
      'infrastructure',
      'csp',
      'french',
    ]);
    expect(previousYears.map(({ year }) => year)).toEqual([2023, 2022, 2021, 2020, 2019, 2018, 2017]);
  });

  test.each([
    ['pullRequests: 4', 'pullRequests: four', 'numbers.pullRequests: expected a number, found "four"'],
    ['  newbieIssues: 5\n', '', 'numbers.newbieIssues: expected a number, found nothing'],
    ['year: 2024', 'year: 24', 'edition.year: expected a year such as 2024, found 24'],
    ['onlineOnly: true', 'onlineOnly: maybe', 'edition.onlineOnly: expected true or false, found "maybe"'],
    ['2020-10-03', '3 October', 'rulesChanged: expected a date such as 2020-10-03, found "3 October"'],
    ['id: core', 'id: kernel', 'featuredProjects[1] ("kernel").id: expected one of website, core, '],
    ['[coreWork, coreLinks]', '[coreWork, coreChat]', 'featuredProjects[1] ("core").ideas[1]: expected one of websiteWork, '],
    ['[coreWork, coreLinks]', '[]', 'featuredProjects[1] ("core").ideas: expected at least one entry, found []'],
    ['kind: video', 'kind: film', 'resources[1] ("Jenkins in Hacktoberfest 2019").kind: expected one of slides, video, blogpost'],
    [
      'https://youtu.be/',
      'javascript:',
      'resources[1] ("Jenkins in Hacktoberfest 2019").link: expected an address that starts with',
    ],
  ])('does not accept "%s" changed to "%s", and says where', (from, to, problem) => {
    change(hacktoberfestFile, from, to);
    expect(loadHacktoberfest).toThrow(`${hacktoberfestFile}: ${problem}`);
  });

  test('names a logo that content/media.yml has, because a page with another one can’t be built', () => {
    change(hacktoberfestFile, 'hacktoberfest_2024_logo.svg', 'hacktoberfest_2034_logo.svg');
    expect(loadHacktoberfest).toThrow('edition.logo: expected the id of a picture in content/media.yml');
  });

  test('is read while content/media.yml can’t be', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    site.remove(mediaFile);
    expect(loadHacktoberfest().edition.logo).toBe('events/hacktoberfest/hacktoberfest_2024_logo.svg');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining(mediaFile));
    logged.mockRestore();
  });

  test('has its links checked', () => {
    const links = collections.find(({ file }) => file === hacktoberfestFile)?.links?.() ?? [];
    expect(links).toHaveLength(6 + 2 + 5 + 7);
    expect(links).toContainEqual({ address: '/projects/infrastructure/#pick-up-a-task', usedBy: 'infrastructure' });
    expect(links).toContainEqual({ address: '/blog/2023/09/20/Hacktoberfest-2023/', usedBy: 'Hacktoberfest 2023' });
  });
});

describe('content/jam.yml', () => {
  test('has the numbers of the specification', () => {
    expect(loadJam().numbers).toMatchObject({ foodFrom: 200, foodTo: 600, audioAbove: 50 });
  });

  test.each([
    ['foodTo: 600', 'foodTo: 100', 'numbers.foodTo: expected a number that is not below foodFrom'],
    ['audioAbove: 50', 'audioAbove: many', 'numbers.audioAbove: expected a number, found "many"'],
    ['organizersTold: 2019-10', 'organizersTold: 2019-13', 'organizersTold: expected a month such as 2019-10, found "2019-13"'],
    ['handedOver: 2019', 'handedOver: late', 'handedOver: expected a number, found "late"'],
  ])('does not accept "%s" changed to "%s", and says where', (from, to, problem) => {
    change(jamFile, from, to);
    expect(loadJam).toThrow(`${jamFile}: ${problem}`);
  });

  test('is one of the collections that are checked', () => {
    expect(collections.map(({ file }) => file)).toContain(jamFile);
  });
});
