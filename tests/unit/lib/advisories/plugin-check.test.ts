import { maxDataAge } from '@/lib/advisories/data-age';
import { maxVersionLength } from '@/lib/advisories/harmless-pattern';
import { checkPlugins, lastAffected } from '@/lib/advisories/plugin-check';
import { type ListedPlugin, readPluginList } from '@/lib/advisories/plugin-list';
import { loadPluginWarnings, pluginWarningsFile } from '@/lib/advisories/plugin-warnings';
import { type PublishedWarnings, parsePluginWarnings } from '@/lib/advisories/published-warnings';
import { publishedPluginWarnings } from '@/lib/published/plugin-warnings';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

const plugins = (text: string) => readPluginList(text).plugins;

describe('a list of plugins is read from', () => {
  const git: ListedPlugin = { name: 'git', version: '5.7.0' };

  it.each([
    ['a plugins.txt', '# Sources\ngit:5.7.0 # pinned\r\n\r\nant:latest\n', [git, { name: 'ant' }]],
    ['a plugins.txt with addresses', 'git:5.7.0:https://example.org/git.hpi', [git]],
    ['incremental builds', 'git:incrementals;org.jenkins-ci.plugins;5.7.0', [git]],
    ['a support bundle', 'git:5.7.0\nant:1.0:not-pinned', [git, { name: 'ant', version: '1.0' }]],
    [
      'the overview of a support bundle',
      "  * git:5.7.0 *(update available)* 'Git'\n  * ant:1.0 'Ant'",
      [git, { name: 'ant', version: '1.0' }],
    ],
    ['a list with commas', 'git:5.7.0, ant 1.0,, credentials', [git, { name: 'ant', version: '1.0' }, { name: 'credentials' }]],
    [
      'the list-plugins command',
      'git    Git plugin    5.7.0 (5.8.0)\nant  Ant Plugin  1.0',
      [git, { name: 'ant', version: '1.0' }],
    ],
    ['the script console', 'Git plugin (git): 5.7.0', [git]],
    ['names and versions in one line', 'git 5.7.0 ant 1.0', [git, { name: 'ant', version: '1.0' }]],
    ['entries in one line', 'git:5.7.0 ant:1.0', [git, { name: 'ant', version: '1.0' }]],
    [
      'a plugins.yaml',
      'plugins:\n  - artifactId: git\n    source:\n      version: "5.7.0"\n  - artifactId: ant\n',
      [git, { name: 'ant' }],
    ],
    ['a list with =, @ and quotes', '"git"=5.7.0\n`ant`@1.0', [git, { name: 'ant', version: '1.0' }]],
  ])('%s', (_, text, found) => {
    expect(plugins(text)).toEqual(found);
  });

  it('keeps one entry for each plugin, the first with a version', () => {
    expect(plugins('git\ngit:1\ngit:2')).toEqual([{ name: 'git', version: '1' }]);
  });

  it('drops what is no version, and reports what is no plugin', () => {
    expect(plugins(`git:${'1'.repeat(maxVersionLength + 1)}`)).toEqual([{ name: 'git' }]);
    // A guess could make a plugin look safe.
    for (const unclear of ['Git client plugin 5.7.0', 'git client 5.7.0', 'hello world', 'git:5.7.0 and ant:1.0']) {
      expect(readPluginList(unclear)).toEqual({ plugins: [], unreadable: [unclear] });
    }
    expect(readPluginList('<b>, ¿qué?\n---')).toEqual({ plugins: [], unreadable: ['<b>', '¿qué?'] });
    expect(readPluginList(' \n,# only a comment')).toEqual({ plugins: [], unreadable: [] });
  });
});

const warning = (id: string, pattern?: string, lastVersion?: string) => ({
  id,
  url: `https://www.example.org/advisory/2030-01-0${id}/`,
  versions: [{ pattern, lastVersion }],
});

const published: PublishedWarnings = {
  asOf: '2030-01-31',
  incomplete: false,
  warnings: {
    git: [warning('1', '(5[.][0-6])(|[.-].+)', '5.6'), warning('2', '5[.].*', '5.9')],
    'old-plugin': [warning('3', '.*')],
    odd: [warning('4', undefined, '2.0')],
  },
  plugins: ['git', 'old-plugin', 'odd', 'ant'],
};

const check = (text: string, more: Partial<PublishedWarnings> = {}, now = '2030-02-01') =>
  checkPlugins(readPluginList(text), { ...published, ...more }, new Date(now));

describe('the plugin check', () => {
  it('finds the warnings that match the whole version, the newest first, and where they are fixed', () => {
    expect(check('git:5.6.1').affected).toEqual([
      {
        name: 'git',
        version: '5.6.1',
        warnings: [
          { id: '2', url: warning('2').url, date: '2030-01-02', lastVersion: '5.9', isUnfixed: false },
          { id: '1', url: warning('1').url, date: '2030-01-01', lastVersion: '5.6', isUnfixed: false },
        ],
      },
    ]);
    expect(check('git:5.7').affected[0]?.warnings.map(({ id }) => id)).toEqual(['2']);
    expect(check('git:15.6')).toMatchObject({ affected: [], clear: [{ name: 'git', version: '15.6' }] });
  });

  it('says that no version is fixed if all are affected, also without a version in the list', () => {
    expect(check('old-plugin').affected[0]?.warnings).toMatchObject([{ id: '3', isUnfixed: true }]);
  });

  it('does not call a plugin safe if its version is missing or can’t be compared', () => {
    expect(check('git, odd:9').unclear.map(({ name }) => name)).toEqual(['git', 'odd']);
  });

  it('finds names in any case, and says which nobody knows', () => {
    expect(check('GIT:5.7, ant, giit:1')).toMatchObject({
      affected: [{ name: 'GIT' }],
      clear: [{ name: 'ant' }],
      unknown: [{ name: 'giit', version: '1' }],
      areNamesKnown: true,
    });
    expect(check('giit:1', { plugins: [] })).toMatchObject({ clear: [{ name: 'giit' }], unknown: [], areNamesKnown: false });
  });

  it('keeps the order of the list', () => {
    expect(check('old-plugin:1, git:5.1').affected.map(({ name }) => name)).toEqual(['old-plugin', 'git']);
  });

  it('names the version after which no warning applies', () => {
    const found = (lastVersion?: string, isUnfixed = false) => ({ id: 'A', url: '', lastVersion, isUnfixed });
    expect(lastAffected([found('1402.v94c9ce464861'), found('1415.v9a_f9b'), found('987.v1')])).toBe('1415.v9a_f9b');
    expect(lastAffected([found('1.9'), found('1.10.1'), found('1.10')])).toBe('1.10.1');
    expect(lastAffected([found('2.0', true), found(undefined)])).toBeUndefined();
  });

  it(`says that warnings older than ${maxDataAge} days are old`, () => {
    expect([check('git', {}, '2030-03-17').isOld, check('git', {}, '2030-03-18').isOld]).toEqual([false, true]);
  });

  it('is not slowed down by any published pattern, whatever the version', () => {
    const all = publishedPluginWarnings();
    const start = performance.now();
    for (const version of ['1', '1.', '2.1', 'v'].map((part) => part.repeat(maxVersionLength).slice(0, maxVersionLength))) {
      const list = { plugins: Object.keys(all.warnings).map((name) => ({ name, version })), unreadable: [] };
      expect(checkPlugins(list, all, new Date('2030-01-01')).count).toBe(list.plugins.length);
    }
    // Usually 0.2 s. A pattern with catastrophic backtracking would take years.
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});

describe('the published warnings about plugins', () => {
  it('are read back as they were published, and contain every valid record', () => {
    const whole = publishedPluginWarnings();
    expect(whole.incomplete).toBe(false);
    expect(Object.values(whole.warnings).flat()).toHaveLength(loadPluginWarnings().warnings.length);
    const json: unknown = JSON.parse(JSON.stringify(whole));
    expect(parsePluginWarnings(json, readPluginList(Object.keys(whole.warnings).join()))).toEqual(json);
    expect(Object.keys(parsePluginWarnings(json, readPluginList('GIT:1, nobody:1')).warnings)).toEqual(['git']);
  });

  it('say that they are incomplete if a record is invalid', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const valid = { id: 'A', name: 'git', url: 'https://www.example.org/', versions: [{ pattern: '1' }] };
    const broken = { ...valid, id: 'B', versions: [{ pattern: '(1+)+' }] };
    site.write(pluginWarningsFile, JSON.stringify({ asOf: '2030-01-01', warnings: [valid, broken] }));
    const { incomplete, warnings } = publishedPluginWarnings();
    expect([incomplete, warnings.git?.map(({ id }) => id)]).toEqual([true, ['A']]);
  });

  it.each([
    null,
    [],
    {},
    { ...published, warnings: {} },
    { ...published, asOf: 5 },
    { ...published, plugins: 'git' },
    { ...published, warnings: { git: [{ ...warning('1', '.*'), url: 'javascript:alert(1)' }] } },
    { ...published, warnings: { git: [{ ...warning('1', '.*'), versions: [] }] } },
    { ...published, warnings: { git: [{ ...warning('1'), versions: [{ pattern: 5 }] }] } },
  ])('are refused as a whole if anything is malformed: %j', (json) => {
    expect(() => parsePluginWarnings(JSON.parse(JSON.stringify(json)), readPluginList('git'))).toThrow();
  });
});
