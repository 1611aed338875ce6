import { needsFallback, newestContributors, readContributor, shuffle, writeMonth } from '@/components/thank-you/contributors';

const record = {
  MONTH: '2025-06',
  GH_HANDLE: 'MarkEWaite',
  GH_HANDLE_URL: 'https://github.com/MarkEWaite',
  GH_HANDLE_AVATAR: 'https://avatars.githubusercontent.com/u/156685?v=4',
  NBR_PR: '24',
  REPOSITORIES: 'jenkinsci/bom jenkins-infra/jenkins.io',
};

const records = (...months: string[]) => months.map((MONTH) => ({ ...record, MONTH }));
const utc = (text: string) => new Date(`${text}Z`);

describe('a contributor’s record', () => {
  it('is read as names, a number and addresses', () => {
    expect(readContributor(record)).toEqual({
      month: '2025-06',
      handle: 'MarkEWaite',
      profile: 'https://github.com/MarkEWaite',
      portrait: 'https://avatars.githubusercontent.com/u/156685?v=4',
      pullRequests: 24,
      repositories: [
        { name: 'bom', address: 'https://github.com/jenkinsci/bom' },
        { name: 'jenkins.io', address: 'https://github.com/jenkins-infra/jenkins.io' },
      ],
    });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://github.com/MarkEWaite',
    'https://github.com.example.org/MarkEWaite',
    'https://github.com@example.org/',
    'https://github.com:8443/MarkEWaite',
    '//github.com/MarkEWaite',
    '',
  ])('links only to addresses on GitHub: %s', (GH_HANDLE_URL) => {
    expect(readContributor({ ...record, GH_HANDLE_URL })).toMatchObject({ handle: 'MarkEWaite', profile: undefined });
  });

  it.each([
    'http://avatars.githubusercontent.com/u/156685',
    'https://avatars.githubusercontent.com.example.org/u/1',
    'javascript:alert(1)',
    '',
  ])('shows only avatars from GitHub: %s', (GH_HANDLE_AVATAR) => {
    expect(readContributor({ ...record, GH_HANDLE_AVATAR })?.portrait).toBeUndefined();
  });

  it('skips invalid repositories', () => {
    const REPOSITORIES = ' jenkinsci/bom  "><script>  jenkinsci/  ../../evil javascript:alert(1)/x  a/b/c  ../x  jenkinsci/.. ';
    expect(readContributor({ ...record, REPOSITORIES })?.repositories).toEqual([
      { name: 'bom', address: 'https://github.com/jenkinsci/bom' },
    ]);
  });

  it.each([
    ['no month', { MONTH: undefined }],
    ['an invalid month', { MONTH: '2025-13' }],
    ['a negative number', { NBR_PR: '-1' }],
    ['an implausible number', { NBR_PR: '99999999999' }],
    ['no repository', { REPOSITORIES: 'none' }],
  ])('is skipped if it has %s', (_what, change) => {
    expect(readContributor({ ...record, ...change })).toBeUndefined();
  });

  it('truncates overlong values', () => {
    const REPOSITORIES = Array.from({ length: 5000 }, (_, index) => `jenkinsci/plugin-${index}`).join(' ');
    const contributor = readContributor({ ...record, GH_HANDLE: 'x'.repeat(5000), REPOSITORIES });
    expect(contributor?.handle).toHaveLength(60);
    expect(contributor?.repositories).toHaveLength(60);
  });
});

describe('fetching the current list of contributors', () => {
  it.each([
    ['none', [], '2025-06-02T00:00'],
    ['only one', records('2025-06'), '2025-06-02T00:00'],
    ['a month in the future', records('9999-12', '9999-12'), '2025-07-16T00:00'],
    ['a month that is 45 days and a minute old', records('2025-06', '2025-06'), '2025-07-16T00:01'],
  ])('is needed if the built-in records are: %s', (_what, list, today) => {
    expect(needsFallback(list, utc(today))).toBe(true);
  });

  it.each([
    ['two of a month that is 45 days old', records('2025-06', '2025-06'), '2025-07-16T00:00'],
    ['two, of which the newest is recent', records('2024-01', '2025-06'), '2025-07-01T00:00'],
  ])('is not needed if the built-in records are: %s', (_what, list, today) => {
    expect(needsFallback(list, utc(today))).toBe(false);
  });
});

describe('the thanked contributors', () => {
  it('are all of the newest month, in whatever order they are listed', () => {
    const list = records('2025-05', '2025-06', '2024-12', '2025-06', 'nonsense').map((each, index) => ({
      ...each,
      NBR_PR: index,
    }));
    expect(newestContributors(list, utc('2025-07-01T00:00')).map(({ pullRequests }) => pullRequests)).toEqual([1, 3]);
  });

  it('exclude a month in the future', () => {
    const list = records('9999-12', '2025-06', '2025-07');
    expect(newestContributors(list, utc('2025-06-01T00:00')).map(({ month }) => month)).toEqual(['2025-06']);
  });

  it('are in random order, once each', () => {
    const places = [0.9, 0.1, 0.5];
    expect(shuffle(['a', 'b', 'c'], () => places.shift() ?? 0)).toEqual(['b', 'c', 'a']);
    expect(shuffle(['a', 'b', 'c']).sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('the month of the thank-you', () => {
  it.each([
    ['en', 'June 2025'],
    ['es-ES', 'junio de 2025'],
    ['fr-CA', 'juin 2025'],
  ])('is written in full in %s, and is never the previous month in any time zone', (locale, text) => {
    expect(writeMonth('2025-06', locale)).toBe(text);
  });
});
