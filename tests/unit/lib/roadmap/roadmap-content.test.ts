import { readFileSync } from 'node:fs';
import { loadRoadmap, loadRoadmapArchive, roadmapArchiveFile, roadmapFile, unlistedLabels } from '@/lib/roadmap/roadmap';
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

test('a roadmap is read with its categories and initiatives in the order of the file', () => {
  site.write(roadmapFile, small);
  expect(
    loadRoadmap().categories.map(({ name, initiatives }) => [name, initiatives.map((initiative) => initiative.name)]),
  ).toEqual([
    ['Pipelines', ['Pipeline editor', 'Pipeline examples', 'Pipeline linter']],
    ['Security', ['Hardening']],
    ['Other work', ['Cleaning up', 'Old idea']],
  ]);
});

test('the roadmap has the documented statuses, in their order, and hides only “withdrawn”', () => {
  const { statuses } = loadRoadmap();
  const ids = statuses.map((status) => status.id);
  expect(ids).toEqual(roadmapStatuses.filter((status) => ids.includes(status)));
  for (const { id, hide } of statuses) expect([id, hide ?? false]).toEqual([id, id === 'withdrawn']);
});

describe.each(['labels', 'statuses', 'categories'])('a roadmap without %s', (part) => {
  test('is invalid', () => {
    site.write(roadmapFile, small.replace(new RegExp(`^${part}:`, 'm'), `other-${part}:`));
    expect(problemsOf(loadRoadmap)).toMatch(`content/roadmap/roadmap.yml: ${part}: expected a list, found nothing`);
  });

  test('is invalid, even if the list is present but empty', () => {
    site.write(roadmapFile, small.replace(new RegExp(`^${part}:[^]*?(?=^\\w|$(?![^]))`, 'm'), `${part}:\n`));
    expect(problemsOf(loadRoadmap)).toMatch(`content/roadmap/roadmap.yml: ${part}: expected a list, found null`);
  });
});

test('a missing or broken roadmap file is reported', () => {
  site.remove(roadmapFile);
  expect(problemsOf(loadRoadmap)).toMatch('Failed to fetch data from content/roadmap/roadmap.yml');
  site.write(roadmapFile, 'labels: [');
  expect(problemsOf(loadRoadmap)).toMatch('Failed to parse YAML from content/roadmap/roadmap.yml');
});

test('unknown fields in the roadmap file are allowed', () => {
  expect(lastInitiative('status: future, jep: 14, owner: { name: Ann }')).toMatchObject({ name: 'New', jep: 14 });
});

describe('an initiative on the roadmap', () => {
  test('may omit link, description and labels', () => {
    expect(lastInitiative('status: future')).toMatchObject({ name: 'New', status: 'future', labels: [] });
  });

  test('may leave link, description and labels empty', () => {
    const initiative = lastInitiative('status: future, link: null, description: null, labels: null');
    expect(initiative).toMatchObject({ name: 'New', labels: [] });
    expect(initiative?.link).toBeUndefined();
    expect(initiative?.description).toBeUndefined();
    expect(lastInitiative('status: future, link: "", description: " "')?.link).toBeUndefined();
  });

  test.each(['https://example.org/', 'http://example.org/', 'mailto:a@example.org', '/blog/', '#archive'])(
    'may link to %s',
    (link) => {
      expect(lastInitiative(`status: future, link: "${link}"`)?.link).toBe(link);
    },
  );

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//example.org/',
    'example.org',
    'vbscript:x',
  ])('may not link to %j', (link) => {
    expect(problemsOf(() => loadWith(`status: future, link: "${link}"`))).toMatch(
      /categories\[2\] \("Other work"\)\.initiatives\[2\] \("New"\)\.link: expected an address that starts with https:.*, found ".*"/,
    );
  });

  test('must have a link that is text', () => {
    expect(problemsOf(() => loadWith('status: future, link: 5'))).toMatch('("New").link: expected text, found 5');
  });

  test('must have a name and a status', () => {
    site.write(roadmapFile, `${small}      - { link: /blog/ }\n`);
    expect(problemsOf(loadRoadmap)).toMatch(
      /initiatives\[2\]\.name: expected text, found nothing\n.*initiatives\[2\]\.status: expected text, found nothing/,
    );
  });

  test('with an unknown status is an error that names the known ones', () => {
    expect(problemsOf(() => loadWith('status: planned'))).toMatch(
      'content/roadmap/roadmap.yml: categories[2] ("Other work").initiatives[2] ("New").status: ' +
        'expected one of the file\'s statuses (released, future, current, withdrawn), found "planned"',
    );
  });
});

describe('a roadmap label that is not in the list', () => {
  test('is accepted, and reported with its initiatives', () => {
    expect([...unlistedLabels(loadWith('status: future, labels: [community, tools, fun]'))]).toEqual([
      ['community', ['Pipeline linter', 'New']],
      ['fun', ['New']],
    ]);
  });

  test('is not reported when all are listed', () => {
    site.write(roadmapFile, small.replace(', community]', ']'));
    expect([...unlistedLabels(loadRoadmap())]).toEqual([]);
  });
});

describe('the archive of the roadmap', () => {
  test('has categories and initiatives like the roadmap, but no statuses and labels', () => {
    site.write(roadmapArchiveFile, 'categories: [{ name: A, initiatives: [{ name: B, status: released }] }]');
    expect(loadRoadmapArchive().categories).toMatchObject([{ name: 'A', initiatives: [{ name: 'B', status: 'released' }] }]);
  });

  test('without categories is invalid', () => {
    site.write(roadmapArchiveFile, 'labels: []');
    expect(problemsOf(loadRoadmapArchive)).toMatch('content/roadmap/archive.yml: categories: expected a list, found nothing');
  });

  test('may not contain links to scripts either', () => {
    site.write(
      roadmapArchiveFile,
      'categories: [{ name: A, initiatives: [{ name: B, status: released, link: "javascript:x" }] }]',
    );
    expect(problemsOf(loadRoadmapArchive)).toMatch('categories[0] ("A").initiatives[0] ("B").link: expected an address');
  });
});
