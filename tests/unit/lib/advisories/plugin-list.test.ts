import fc from 'fast-check';
import { matchesWhole } from '@/lib/advisories/harmless-pattern';
import { type ListedPlugin, pluginText } from '@/lib/advisories/listed-plugin';
import { checkPlugins } from '@/lib/advisories/plugin-check';
import { readPluginList } from '@/lib/advisories/plugin-list';
import { publishedPluginWarnings } from '@/lib/open-data/plugin-data';
import { fuzzing } from '@/tests/unit/support/damage';

const api = (plugins: readonly ListedPlugin[]) => ({
  _class: 'hudson.LocalPluginManager',
  plugins: plugins.map(({ name, version }) => ({
    active: true,
    dependencies: [{ optional: false, shortName: 'structs', version: '1.0' }],
    longName: 'The plugin, of course: 2.0',
    shortName: name,
    url: `https://plugins.jenkins.io/${name}`,
    version,
  })),
});

const lines = (plugins: readonly ListedPlugin[], line: (name: string, version: string) => string, end = '\n') =>
  plugins.map(({ name, version = '' }) => line(name, version)).join(end);

/** What administrators have: each writes a list of plugins with versions. */
const forms: Record<string, (plugins: readonly ListedPlugin[]) => string> = {
  'plugins.txt': (plugins) => `# Sources\n${lines(plugins, (name, version) => `${name}:${version} # pinned`, '\r\n\r\n')}`,
  'plugins.txt with addresses': (plugins) =>
    lines(plugins, (name, version) => `${name}:${version}:https://example.org/files/${name}.hpi`),
  'plugins.txt with incremental builds': (plugins) =>
    lines(plugins, (name, version) => `${name}:incrementals;org.jenkins-ci.plugins;${version}`),
  'plugins.yaml': (plugins) =>
    `plugins:\n${lines(plugins, (name, version) => `  - artifactId: ${name}\n    source:\n      version: "${version}"`)}`,
  'plugins.yaml in another order': (plugins) =>
    lines(
      plugins,
      (name, version) => `- groupId: org.example\n  source: # newest\n    version: ${version}\n\n  artifactId: '${name}'`,
    ),
  'plugins.yaml in one line each': (plugins) =>
    lines(plugins, (name, version) => `- {source: {version: '${version}'}, artifactId: ${name}}`),
  'a chart with values': (plugins) => `installPlugins:\n${lines(plugins, (name, version) => `    - ${name}:${version}`)}`,
  'the JSON of the API': (plugins) => JSON.stringify(api(plugins)),
  'the JSON of the API, indented and cut': (plugins) => JSON.stringify(api(plugins), null, 2).slice(60, -5),
  'lines of JSON': (plugins) => lines(plugins, (name, version) => JSON.stringify({ name, version })),
  'pairs in JSON': (plugins) => JSON.stringify(plugins.map(({ name, version }) => [name, version])),
  'names and versions in JSON': (plugins) =>
    JSON.stringify(Object.fromEntries(plugins.map(({ name, version }) => [name, version]))),
  'the XML of the API': (plugins) =>
    `<?xml version="1.0"?><localPluginManager _class='hudson.LocalPluginManager'>${lines(
      plugins,
      (name, version) =>
        `<plugin><active>true</active><backupVersion/><dependency><optional>true</optional><shortName>structs</shortName><version>1.0</version></dependency><longName>A</longName><shortName>${name}</shortName><version>${version}</version></plugin>`,
      '',
    )}</localPluginManager>`,
  'a pom.xml': (plugins) =>
    `<dependencies>\n${lines(plugins, (name, version) => `<dependency><groupId>a.b</groupId>\n<artifactId>${name}</artifactId>\n<version>${version}</version></dependency>`)}</dependencies>`,
  'the overview of a support bundle': (plugins) =>
    `Jenkins\n=======\n\nVersion details\n---------------\n\n  * Version: \`2.46.2\`\n\nActive Plugins\n--------------\n\n${lines(plugins, (name, version) => `  * ${name}:${version} *(update available)* 'Pipeline: It\\'s'`)}\n\nPackaging details\n-----------------\n\nAWS\n`,
  'a list in a support bundle': (plugins) => lines(plugins, (name, version) => `${name}:${version}:not-pinned`),
  'the script console': (plugins) =>
    `${lines(plugins, (name, version) => `${name}:${version}`)}\nResult: [${lines(plugins, (name) => `Plugin:${name}`, ', ')}]`,
  'the script console, with titles': (plugins) =>
    lines(plugins, (name, version) => `Pipeline: A, B (C) plugin (${name}): ${version}`),
  'the script console, as pairs': (plugins) => `Result: [${lines(plugins, (name, version) => `[${name}, ${version}]`, ', ')}]`,
  'the list-plugins command': (plugins) => {
    const width = Math.max(...plugins.map(({ name }) => name.length), 12);
    return `${lines(plugins, (name, version) => `${name.padEnd(width)} The plugin   ${version} (9999.9)`)}\n${'x'.padEnd(width)} The longest plugin 1.0`;
  },
  'System information': (plugins) => `Name\tVersion\tEnabled\n${lines(plugins, (name, version) => `${name}\t${version}\ttrue`)}`,
  CSV: (plugins) => `name,version\n${lines(plugins, (name, version) => `${name},${version}`)}`,
  'CSV with quotes and titles': (plugins) =>
    `"Plugin","Title","Version","Enabled"\n${lines(plugins, (name, version) => `"${name}","The plugin","${version}","true"`)}`,
  'a Markdown table': (plugins) =>
    `| Name | Version |\n| --- | --- |\n${lines(plugins, (name, version) => `| \`${name}\` | **${version}** |`)}`,
  'file names': (plugins) => lines(plugins, (name, version) => `/var/jenkins_home/plugins/${name}-${version}.hpi`),
  downloads: (plugins) =>
    lines(plugins, (name, version) => `https://updates.jenkins.io/download/plugins/${name}/${version}/${name}.hpi`),
  'Maven coordinates': (plugins) => lines(plugins, (name, version) => `org.jenkins-ci.plugins:${name}:${version}`),
  'Maven coordinates with packaging': (plugins) => lines(plugins, (name, version) => `io.jenkins:${name}:hpi:${version}`),
  'a shell command': (plugins) =>
    `RUN jenkins-plugin-cli --plugins "${lines(plugins, (name, version) => `${name}:${version}`, ' \\\n  ')}"`,
  'lines of a shell command': (plugins) => lines(plugins, (name, version) => `${name}:${version} \\`),
  'a numbered list': (plugins) => plugins.map(({ name, version }, index) => `${index + 1}. ${name} ${version}`).join('\n'),
  'names and versions with dashes': (plugins) => lines(plugins, (name, version) => `• ${name} – ${version}`),
  'names and versions with =, @ and v': (plugins) =>
    lines(plugins, (name, version) => `"${name}" = v${version}; ${name}@${version}`),
  'names and versions in turn': (plugins) => lines(plugins, (name, version) => `${name} ${version}`, ' '),
};

const listed: ListedPlugin[] = [
  { name: 'nunit', version: '0.27' },
  { name: 'a-plugin-with-a-long-name', version: '1415.v9a_f9b_3a_c253d' },
  { name: 'JDK_Parameter_Plugin', version: '2.0-beta-5' },
];

it.each(Object.entries(forms))('a list of plugins is read from %s', async (form, write) => {
  const { plugins, unreadable } = await readPluginList(write(listed));
  const others = ['structs', 'x'];
  expect(plugins.filter(({ name }) => !others.includes(name))).toEqual(listed);
  if (!form.includes('cut')) expect(unreadable).toEqual([]);
});

it.each([
  ['names alone', 'nunit\nldap:latest\n git ', ['nunit', 'ldap:latest', 'git']],
  ['files without versions', 'nunit.jpi  ldap.hpi\nplugins/git.jpi', ['nunit', 'ldap', 'git']],
  ['pages of plugins', 'https://plugins.jenkins.io/nunit/\nhttps://plugins.jenkins.io/ldap/#releases', ['nunit', 'ldap']],
  ['the script console', 'Result: [Plugin:nunit, Plugin:ldap]', ['nunit', 'ldap']],
  ['a command with names', 'install-plugins.sh nunit ldap:2.10', ['nunit', 'ldap:2.10']],
  ['lines of the API', '"shortName": "nunit",\n"version": "0.27"', ['nunit:0.27']],
  ['names of the API', '"shortName": "nunit",\n"version": "99",\n"shortName": "ldap"', ['nunit', 'ldap']],
  [
    'two forms',
    'git:5.7.0\n- source:\n    version: 0.27\n  artifactId: nunit\nldap:2.10',
    ['git:5.7.0', 'nunit:0.27', 'ldap:2.10'],
  ],
  [
    'JSON between lines',
    'git:5.7.0\n{"shortName":"nunit","version":"0.27"}\nldap:2.10',
    ['git:5.7.0', 'nunit:0.27', 'ldap:2.10'],
  ],
  [
    'XML between lines',
    'git:5.7.0\n<plugin><shortName>nunit</shortName></plugin>\nldap:2.10',
    ['git:5.7.0', 'nunit', 'ldap:2.10'],
  ],
  ['what is no comment', '# removed, nunit:0.27\n#git\nldap:2.10 # not nunit', ['ldap:2.10']],
  ['a plugin once', 'git\nGIT:1.0\ngit:1.0\ngit', ['GIT:1.0']],
  ['different versions of a plugin', 'nunit:99\nnunit\nnunit:0.27', ['nunit:99', 'nunit:0.27']],
])('%s', async (_, text, found) => {
  const { plugins, unreadable } = await readPluginList(text);
  expect([plugins.map(pluginText), unreadable]).toEqual([found, []]);
});

describe('what is not understood', () => {
  it.each([
    'Git client plugin 5.7.0',
    'git client 5.7.0',
    'hello world',
    'git:5.7.0 and ant:1.0',
    'git 5.7.0 5.8.0',
    'nunit:99:0.27',
    '5.7.0',
    '<b>',
    'nunit:0.27/',
  ])('is named, because a guess could make a plugin look safe: %s', async (unclear) => {
    const list = await readPluginList(unclear);
    expect(list.plugins).toEqual([]);
    expect(list.unreadable).toHaveLength(1);
  });

  it('is nothing but separators and comments', async () => {
    expect(await readPluginList(' \n,# only a comment\n---\n| :-- |')).toMatchObject({ plugins: [], unreadable: [] });
  });
});

const all = publishedPluginWarnings();

/** Every plugin with warnings, in the last affected version of each warning. */
const affected = Object.entries(all.warnings).flatMap(([name, warnings]) =>
  [...new Set(warnings.flatMap(({ versions }) => versions.flatMap(({ lastVersion }) => lastVersion ?? [])))].map(
    (version): ListedPlugin => ({ name, version }),
  ),
);

const checkText = async (text: string) => checkPlugins(await readPluginList(text), all, new Date('2030-01-01'));

it.each(Object.entries(forms))('no plugin is called safe in its last affected version in %s', async (_, write) => {
  for (let start = 0; start < affected.length; start += 300) {
    const { clear } = await checkText(write(affected.slice(start, start + 300)));
    expect(clear.filter(({ name }) => name !== 'structs')).toEqual([]);
  }
});

/** What may surround a version or an entry without changing what it is. */
const decorations = [
  '"',
  "'",
  '`',
  '“',
  '”',
  '«',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  ',',
  ';',
  ':',
  '.',
  '!',
  '…',
  '\\',
  '|',
];
const decoration = fc
  .array(
    fc.constantFrom(...decorations, '*', '**', '_', '~', '-', '–', '=', '==', '@', '/', '//', ' ', '\t', '\u00a0', '\u200b'),
    { maxLength: 3 },
  )
  .map((parts) => parts.join(''));

it('no decoration makes an affected plugin safe', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...affected),
      fc.constantFrom(...Object.values(forms)),
      fc.record({
        prefix: fc.constantFrom('', 'v', 'V', 'v.', '=', '>=', '^'),
        before: decoration,
        after: decoration,
        around: decoration,
        end: decoration,
      }),
      async ({ name, version = '' }, write, { prefix, before, after, around, end }) => {
        const text = around + write([{ name, version: before + prefix + version + after }]) + end;
        const { clear, count, unreadable } = await checkText(text);
        expect(clear.map(pluginText)).toEqual([]);
        expect(count + unreadable.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: fuzzing.runs(30), seed: fuzzing.seed },
  );
});

it('nothing is lost between lists of different forms', async () => {
  // What follows the list in an about.md is about something else.
  const form = fc.constantFrom(...Object.entries(forms).filter(([name]) => !/overview|cut/.test(name)));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...affected), form, decoration), { minLength: 2, maxLength: 4 }),
      async (parts) => {
        const text = parts.map(([plugin, [, write], around]) => `${around}\n${write([plugin])}`).join('\n');
        const { plugins, unreadable } = await readPluginList(text);
        const found = [...plugins.map(pluginText), ...unreadable].join('\n').toLowerCase();
        for (const [{ name }] of parts) expect(found).toContain(name.toLowerCase());
        expect((await checkText(text)).clear.map(pluginText)).toEqual([]);
      },
    ),
    { numRuns: fuzzing.runs(20), seed: fuzzing.seed },
  );
});

/** Versions that could come after one: each of its numbers is increased, and what follows is left out. */
function successorsOf(version: string): string[] {
  const numbers = /^[\d.]*\d/.exec(version)?.[0].split('.').map(Number) ?? [];
  return numbers.map((number, index) => [...numbers.slice(0, index), number + 1].join('.'));
}

it('an advised update is never inside another known range', () => {
  const { affected: found } = checkPlugins(
    { plugins: affected, unreadable: [], unreadableCount: 0, isCut: false },
    all,
    new Date('2030-01-01'),
  );
  expect(found.length).toBeGreaterThan(500);
  const wrong = found.flatMap(({ name, version, safeAfter }) =>
    safeAfter === undefined
      ? []
      : (all.warnings[name] ?? [])
          .flatMap(({ versions }) => versions)
          // Some patterns say more than the last version.
          .filter(({ pattern = '', lastVersion }) => pattern !== '.*' && lastVersion !== safeAfter)
          .filter(({ pattern = '' }) => successorsOf(safeAfter).some((successor) => matchesWhole(pattern, successor)))
          .map(({ pattern }) => `${name}:${version} -> after ${safeAfter}, but ${pattern}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

describe('a list of any size is read within a second', () => {
  const size = 300_000;
  const fill = (part: string, length = size) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

  it.each([
    ['prose', fill('The quick (brown) fox: jumps, over "the lazy" dog [1].\n')],
    ['a line of words', fill('word ', 10_000_000)],
    ['a line of one word', fill('x', 10_000_000)],
    ['names with dots', fill('a.', 10_000_000)],
    ['brackets', fill('[{(<"')],
    ['keys', fill('"shortName":"a",')],
    ['keys without end', fill('"dependencies":["shortName":')],
    ['spaces', fill(' ')],
    ['empty lines', fill('\n')],
    ['colons', fill(':')],
    ['versions', fill('1.v1.')],
    ['columns', fill('a  b 1 (')],
    ['titles', fill('(a): ')],
    ['dashes', fill('- ')],
    ['YAML', fill('- artifactId: a\n')],
  ])('%s', async (_, text) => {
    const start = process.cpuUsage();
    const { unreadable, isCut } = await readPluginList(text);
    // A third of what is accepted. Processor time, because other tests run beside this one.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
    expect(unreadable.length).toBeLessThanOrEqual(101);
    expect(unreadable.every((entry) => entry.length <= 300)).toBe(true);
    if (text.length > 5_000_000) expect(isCut).toBe(true);
  });

  it('says that it was cut', async () => {
    const list = (count: number) => Array.from({ length: count }, (_, index) => `plugin-${index}:1.0`).join('\n');
    expect(await readPluginList(list(5000))).toMatchObject({ isCut: false });
    expect(await readPluginList(list(5001))).toMatchObject({ isCut: true });
  });
});
