import { advisoriesFile } from '@/lib/advisories/advisories';
import { changelogFile } from '@/lib/changelog/changelogs';
import { javaFile } from '@/lib/download/java';
import { factsUrl, publishedFiles } from '@/lib/published/published-files';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

beforeEach(() => {
  site.write(javaFile, JSON.stringify([{ java: [21, 25], stable: '2.900.1', weekly: '2.880' }]));
  site.write(
    advisoriesFile,
    JSON.stringify([{ id: 'a', url: 'https://www.example.org/advisory/2030-01-02/', versions: [{ pattern: '2[.]900[.]1' }] }]),
  );
  site.write(
    'content/upgrades/2.900.1.yml',
    JSON.stringify({ version: '2.900.1', raw_content: 'Words.\n\n#### Move to [`x`](/y/) ##\n' }),
  );
});

const published = (line: 'stable' | 'weekly', year: string): unknown => {
  const url = factsUrl(line).replace('{year}', year);
  return JSON.parse(
    publishedFiles()
      .find((file) => file.url === url)
      ?.read() ?? 'null',
  );
};

it('the facts about the releases of a year are published for the version check', () => {
  site.write(
    changelogFile('stable'),
    JSON.stringify([
      { version: '2.890.1', date: '2029-12-01', changes: [] },
      {
        version: '2.900.1',
        date: '2030-01-01',
        changes: [{ type: 'major bug', message: 'A <code>code</code>\n&amp; <b>more</b><script>x</script>.' }],
        lts_changes: [{ type: 'rfe', message: 'New.' }],
      },
    ]),
  );
  expect(published('stable', '2029')).toEqual([{ version: '2.890.1', date: '2029-12-01', advisories: [], changes: [] }]);
  expect(published('stable', '2030')).toEqual([
    {
      version: '2.900.1',
      date: '2030-01-01',
      java: [21, 25],
      advisories: [{ id: 'a', url: 'https://www.example.org/advisory/2030-01-02/', date: '2030-01-02' }],
      upgradeNotes: ['Move to x'],
      changes: [
        { type: 'majorbug', text: 'A code & more.' },
        { type: 'rfe', text: 'New.' },
      ],
    },
  ]);
});
