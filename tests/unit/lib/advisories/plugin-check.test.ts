import { maxDataAge } from '@/lib/advisories/data-age';
import { maxVersionLength } from '@/lib/advisories/harmless-pattern';
import { checkPlugins, lastAffected } from '@/lib/advisories/plugin-check';
import { readPluginList } from '@/lib/advisories/plugin-list';
import { loadPluginWarnings, pluginWarningsFile } from '@/lib/advisories/plugin-warnings';
import { type PublishedWarnings, parsePluginWarnings } from '@/lib/advisories/warning-data';
import { publishedPluginWarnings } from '@/lib/open-data/plugin-data';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

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

const check = async (text: string, more: Partial<PublishedWarnings> = {}, now = '2030-02-01') =>
  checkPlugins(await readPluginList(text), { ...published, ...more }, new Date(now));

describe('the plugin check', () => {
  it('finds the warnings that match the whole version, the newest first, and where they are fixed', async () => {
    expect((await check('git:5.6.1')).affected).toEqual([
      {
        name: 'git',
        version: '5.6.1',
        safeAfter: '5.9',
        warnings: [
          { id: '2', url: warning('2').url, date: '2030-01-02', lastVersion: '5.9', isUnfixed: false },
          { id: '1', url: warning('1').url, date: '2030-01-01', lastVersion: '5.6', isUnfixed: false },
        ],
      },
    ]);
    expect((await check('git:5.7')).affected[0]?.warnings.map(({ id }) => id)).toEqual(['2']);
    expect(await check('git:15.6')).toMatchObject({ affected: [], clear: [{ name: 'git', version: '15.6' }] });
  });

  it('says that no version is fixed if all are affected, also without a version in the list', async () => {
    const [plugin] = (await check('old-plugin')).affected;
    expect(plugin).toMatchObject({ safeAfter: undefined, warnings: [{ id: '3', isUnfixed: true }] });
  });

  it('finds the last affected version also where the pattern lacks it', async () => {
    const release = { release: [warning('5', '2[.]10', '2.10.2')] };
    expect((await check('release:2.10.2', { warnings: release })).affected).toHaveLength(1);
  });

  it.each(['git', 'odd:9', 'ant', 'git:latest', 'git:99x!', 'git:9_9', 'git:v', 'ant:9.1+2', `ant:${'1'.repeat(65)}`])(
    'does not call a plugin safe if its version is missing, is none, or can’t be compared: %s',
    async (text) => {
      const { unclear, clear } = await check(text);
      expect([unclear.length, clear]).toEqual([1, []]);
    },
  );

  it('finds names in any case, and calls only known ones safe', async () => {
    expect(await check('GIT:5.7, ant:1, giit:1')).toMatchObject({
      affected: [{ name: 'GIT' }],
      clear: [{ name: 'ant' }],
      unknown: [{ name: 'giit', version: '1' }],
      areNamesKnown: true,
    });
    expect(await check('ant:1, git:99', { plugins: [] })).toMatchObject({
      clear: [{ name: 'git' }],
      unknown: [{ name: 'ant' }],
      areNamesKnown: false,
    });
  });

  it('keeps the order of the list, and names plugins that are in it in several versions', async () => {
    expect((await check('old-plugin:1, git:5.1')).affected.map(({ name }) => name)).toEqual(['old-plugin', 'git']);
    expect(await check('git:99, ant:1, GIT:5.1')).toMatchObject({
      repeated: [{ version: '99' }, { version: '5.1' }],
      affected: [{ name: 'GIT', version: '5.1' }],
      clear: [{ name: 'git', version: '99' }, { name: 'ant' }],
    });
  });

  it('advises the version after which no warning applies, not even one about later versions', async () => {
    const later = { git: [warning('1', '1[.].*', '1.9'), warning('2', '3[.].*', '3.10.1'), warning('3', '2[.].*', '2.0')] };
    expect((await check('git:1.5', { warnings: later })).affected).toMatchObject([
      { warnings: [{ id: '1' }], safeAfter: '3.10.1' },
    ]);
    const found = (lastVersion?: string, isUnfixed = false) => ({ id: 'A', url: '', lastVersion, isUnfixed });
    expect(lastAffected([found('1402.v94c9ce464861'), found('1415.v9a_f9b'), found('987.v1')])).toBe('1415.v9a_f9b');
    expect(lastAffected([found('2.0', true), found(undefined)])).toBeUndefined();
  });

  it(`says that warnings older than ${maxDataAge} days are old`, async () => {
    const days = ['2030-03-17', '2030-03-18'].map(async (day) => (await check('git', {}, day)).isOld);
    expect(await Promise.all(days)).toEqual([false, true]);
  });

  it('is not slowed down by any published pattern, whatever the version', () => {
    const all = publishedPluginWarnings();
    const start = process.cpuUsage();
    for (const version of ['1', '1.', '2.1', 'v'].map((part) => part.repeat(maxVersionLength).slice(0, maxVersionLength))) {
      const list = {
        plugins: Object.keys(all.warnings).map((name) => ({ name, version })),
        unreadable: [],
        unreadableCount: 0,
        isCut: false,
      };
      expect(checkPlugins(list, all, new Date('2030-01-01')).count).toBe(list.plugins.length);
    }
    // Usually 0.2 s. A pattern with catastrophic backtracking would take years.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(30_000);
  });
});

describe('the published warnings about plugins', () => {
  it('are read back as they were published, and contain every valid record', async () => {
    const whole = publishedPluginWarnings();
    expect(whole.incomplete).toBe(false);
    expect(Object.values(whole.warnings).flat()).toHaveLength(loadPluginWarnings().warnings.length);
    const json: unknown = JSON.parse(JSON.stringify(whole));
    expect(parsePluginWarnings(json, await readPluginList(Object.keys(whole.warnings).join()))).toEqual(json);
    expect(Object.keys(parsePluginWarnings(json, await readPluginList('GIT:1, nobody:1')).warnings)).toEqual(['git']);
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
  ])('are refused as a whole if anything is malformed: %j', async (json) => {
    const list = await readPluginList('git');
    expect(() => parsePluginWarnings(JSON.parse(JSON.stringify(json)), list)).toThrow();
  });
});
