import { readFileSync } from 'node:fs';
import { loadRoadmap, roadmapFile } from '@/lib/roadmap/roadmap';
import { roadmapStatuses } from '@/tests/fixtures/behavior';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

const small = readFileSync('tests/fixtures/roadmap.yml', 'utf8');

/** Loads the small roadmap with an additional initiative, in YAML flow style. */
function loadWith(initiative: string) {
  site.write(roadmapFile, `${small}      - { name: New, ${initiative} }\n`);
  return loadRoadmap();
}

function lastInitiative(initiative: string) {
  return loadWith(initiative).categories.at(-1)?.initiatives.at(-1);
}

test('the roadmap has the statuses of tests/fixtures/behavior.ts, in their order, and hides only “withdrawn”', () => {
  const { statuses } = loadRoadmap();
  const ids = statuses.map((status) => status.id);
  expect(ids).toEqual(roadmapStatuses.filter((status) => ids.includes(status)));
  for (const { id, hide } of statuses) expect([id, hide ?? false]).toEqual([id, id === 'withdrawn']);
});

describe('an initiative on the roadmap', () => {
  test('may leave link, description and labels empty', () => {
    const initiative = lastInitiative('status: future, link: null, description: null, labels: null');
    expect(initiative).toMatchObject({ name: 'New', labels: [] });
    expect(initiative?.link).toBeUndefined();
    expect(initiative?.description).toBeUndefined();
    expect(lastInitiative('status: future, link: "", description: " "')?.link).toBeUndefined();
  });

  test.each(['javascript:alert(1)', ' javascript:alert(1)', '//example.org/'])('may not link to %j', (link) => {
    expect(problemsOf(() => loadWith(`status: future, link: "${link}"`))).toMatch(
      /categories\[2\] \("Other work"\)\.initiatives\[2\] \("New"\)\.link: expected an address that starts with https:.*, found ".*"/,
    );
  });

  test('with an unknown status is an error that names the known ones', () => {
    expect(problemsOf(() => loadWith('status: planned'))).toMatch(
      'content/roadmap/roadmap.yml: categories[2] ("Other work").initiatives[2] ("New").status: ' +
        'expected one of the file\'s statuses (released, future, current, withdrawn), found "planned"',
    );
  });
});
