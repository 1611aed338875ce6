import { readFileSync } from 'node:fs';
import { loadThankYou, thankYouCollection, thankYouFile } from '@/lib/community/thank-you';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

describe('the records of contributors to thank', () => {
  const site = siteCopy();
  beforeEach(() => site.write(thankYouFile, readFileSync('tests/fixtures/thank_you.yml', 'utf8')));

  it('can be the Jenkins project’s own file unchanged: quoted numbers, extra fields, trailing spaces', () => {
    expect(loadThankYou()).toEqual([
      {
        RUN_DATE: '2025-07-28T07-43-38Z',
        MONTH: '2025-06',
        GH_HANDLE: 'MarkEWaite',
        FULL_NAME: 'Mark Waite',
        COMPANY: '@cloudbees ',
        GH_HANDLE_URL: 'https://github.com/MarkEWaite',
        GH_HANDLE_AVATAR: 'https://avatars.githubusercontent.com/u/156685?u=acd722b2659f53aef935f625fdbd1af16a6a3b8e&v=4',
        NBR_PR: '24',
        REPOSITORIES: expect.stringMatching(/^jenkinsci\/platformlabeler-plugin (\S+ ){11}jenkinsci\/git-client-plugin$/),
      },
    ]);
  });

  it('are reported if one names no repository, because nobody is thanked without one', () => {
    site.write(thankYouFile, site.read(thankYouFile).replace(/REPOSITORIES: "[^"]*"/, 'REPOSITORIES: "jenkins"'));
    expect(problemsOf(loadThankYou)).toMatch('[0].REPOSITORIES: expected names of repositories such as "jenkinsci/docker"');
  });

  it('are reported if an address is not on GitHub, because visitors would not get it', () => {
    site.edit(thankYouFile, 'https://avatars.githubusercontent.com/u/', 'https://avatars.example.org/u/');
    expect(thankYouCollection.warnings?.(loadThankYou(), new Date('2025-06-01'))).toEqual([
      expect.objectContaining({
        path: '[0].GH_HANDLE_AVATAR',
        expected: 'an address below https://avatars.githubusercontent.com/u/',
      }),
    ]);
  });

  it('are reported if their month is in the future', () => {
    const warnings = (day: string) => thankYouCollection.warnings?.(loadThankYou(), new Date(day));
    expect(warnings('2025-06-01')).toEqual([]);
    site.edit(thankYouFile, '"2025-06"', '"9999-12"');
    expect(warnings('9999-11-30')).toEqual([
      'MarkEWaite is thanked for 9999-12, which has not begun yet: the record is not shown',
    ]);
  });
});
