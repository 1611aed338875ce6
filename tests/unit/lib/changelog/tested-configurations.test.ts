import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  loadTestedConfigurations,
  testedConfigurationsFile,
  testedConfigurationsOf,
} from '@/lib/changelog/tested-configurations';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

const tested = `---
lts:
  platforms:
    - value: Linux
      from: "1.0"
  jdks:
    - value: "17"
      from: "2.346.1"
      to: "2.541.3"
    - value: 21
      from: "2.426.1"
`;

beforeEach(() => site.write(testedConfigurationsFile, tested));

describe('the platforms and Java versions that a release was tested with', () => {
  it.each([
    ['2.332.1', []],
    ['2.541.3', ['17', '21']],
    ['2.555.1', ['21']],
  ])('include for %s those whose range contains it, first and last release included: %j', (version, jdks) => {
    expect(testedConfigurationsOf(version)).toEqual({ platforms: ['Linux'], jdks });
  });

  it('are unknown for weekly releases, and without the file', () => {
    expect(testedConfigurationsOf('2.541')).toBeUndefined();
    rmSync(join(site.root, testedConfigurationsFile));
    expect(testedConfigurationsOf('2.541.3')).toBeUndefined();
    expect(loadTestedConfigurations()).toEqual({ platforms: [], jdks: [] });
  });

  it('are known without a broken record, which is reported', () => {
    site.edit(testedConfigurationsFile, '"2.426.1"', '"soon"');
    expect(problemsOf(loadTestedConfigurations)).toMatch(
      'lts.jdks[1].from: expected a version in quotation marks, such as "2.541.1", found "soon"',
    );
    expect(collectInvalidRecords(() => testedConfigurationsOf('2.541.3')).value).toEqual({ platforms: ['Linux'], jdks: ['17'] });
  });
});
