import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { loadUpgrades, upgradeCollection, upgradeNotesOf, upgradesFolder } from '@/lib/upgrades/upgrades';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

function writeNotes(version: string, text: string, file = version) {
  site.write(`${upgradesFolder}/${file}.yml`, `version: ${version}\nraw_content: |\n  ${text}\n`);
}

describe('upgrade notes', () => {
  beforeEach(() => {
    site.write(`${upgradesFolder}/.gitkeep`, '');
    site.remove(upgradesFolder);
    writeNotes('2.900.1', '#### Java\n\n  See [the blog](/blog/) and [nothing](/no-such-page/).');
    writeNotes('2.99.1', '#### Plugins');
  });

  it('belong to one release, and others have none', () => {
    expect(upgradeNotesOf('2.900.1')).toMatch('#### Java');
    expect(upgradeNotesOf('2.900.2')).toBeUndefined();
    expect(upgradeNotesOf('2.900')).toBeUndefined();
    expect(upgradeNotesOf('../upgrades/2.900.1')).toBeUndefined();
  });

  it('have their links checked', () => {
    expect(upgradeCollection.mentions?.(loadUpgrades())).toEqual(
      ['/blog/', '/no-such-page/'].map((address) => ({ address, usedBy: '2.900.1' })),
    );
  });

  it.each([
    ['2.900.1-rc', 'Notes', '2.901.1', 'version: expected a version such as 2.516.1, found "2.900.1-rc"'],
    ['2.901.1', '> '.repeat(11), '2.901.1', 'raw_content: expected text with at most 10 levels of quotes'],
  ])('are skipped if they are broken, which is reported: %s', (version, text, file, message) => {
    writeNotes(version, text, file);
    expect(problemsOf(loadUpgrades)).toMatch(`content/upgrades/${file}.yml: ${message}`);
    expect(collectInvalidRecords(loadUpgrades).value).toHaveLength(2);
  });

  it('whose version differs from their file name are shown with the release of the file name, with a warning', () => {
    writeNotes('2.901.1', 'Notes', '2.901.2');
    expect(upgradeNotesOf('2.901.2')).toBe('Notes\n');
    expect(upgradeCollection.warnings?.(loadUpgrades(), new Date())).toEqual([
      '2.901.2.yml has the version 2.901.1: its notes are shown for 2.901.2',
    ]);
  });
});

it('a site without upgrade notes is valid', () => {
  site.write(`${upgradesFolder}/.gitkeep`, '');
  site.remove(upgradesFolder);
  expect(loadUpgrades()).toEqual([]);
  expect(upgradeNotesOf('2.516.1')).toBeUndefined();
});
