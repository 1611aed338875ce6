import { advisoriesFile } from '@/lib/advisories/advisories';
import { changelogFile } from '@/lib/changelog/changelogs';
import { javaFile } from '@/lib/download/java';
import { publishedFiles } from '@/lib/open-data/data-files';
import { changesUrl, checkDataUrl } from '@/lib/open-data/data-paths';
import { buildTime, offer } from '@/tests/support/offer';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();
const builtOn = buildTime();

beforeEach(() => {
  builtOn('2030-01-03');
  offer(site, 'stable', '2.900.1');
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

const published = (url: string): unknown =>
  JSON.parse(
    publishedFiles()
      .find((file) => file.url === url)
      ?.read() ?? 'null',
  );

beforeEach(() => {
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
});

describe('for the version check,', () => {
  it('the releases of a line are published with their Java, the security warnings, and the headings of upgrade notes', () => {
    site.write('content/upgrades/2.880.1.yml', JSON.stringify({ version: '2.880.1', raw_content: '#### Old ####' }));
    expect(published(checkDataUrl('stable'))).toEqual({
      releases: [
        { version: '2.900.1', date: '2030-01-01', year: '2030' },
        { version: '2.890.1', date: '2029-12-01', year: '2029' },
      ],
      newestUntil: '2030-01-31',
      java: [{ version: '2.900.1', java: [21, 25] }],
      advisories: [
        { id: 'a', url: 'https://www.example.org/advisory/2030-01-02/', date: '2030-01-02', patterns: ['2[.]900[.]1'] },
      ],
      // Also those of releases before the first record.
      upgradeNotes: expect.arrayContaining([
        { version: '2.880.1', headings: ['Old'], hasPage: false },
        { version: '2.900.1', headings: ['Move to x'], hasPage: true },
      ]),
    });
    // Weekly releases have no notes of their own.
    expect(published(checkDataUrl('weekly'))).toHaveProperty(
      'upgradeNotes',
      expect.arrayContaining([{ version: '2.900.1', headings: ['Move to x'], hasPage: true }]),
    );
  });

  it.each([
    ['there are none', '[]'],
    ['one of them can’t be read', JSON.stringify([{ id: 'a', url: 'https://www.example.org/', versions: [{ pattern: '(' }] }])],
  ])('no security warnings are published if %s, so that no release looks safe', (_, text) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    site.write(advisoriesFile, text);
    expect(published(checkDataUrl('stable'))).not.toHaveProperty('advisories');
  });

  it('the changes of a year are published as plain text', () => {
    expect(published(changesUrl('stable').replace('{year}', '2029'))).toEqual([{ version: '2.890.1', changes: [] }]);
    expect(published(changesUrl('stable').replace('{year}', '2030'))).toEqual([
      {
        version: '2.900.1',
        changes: [
          { type: 'majorbug', text: 'A code & more.' },
          { type: 'rfe', text: 'New.' },
        ],
      },
    ]);
  });
});
