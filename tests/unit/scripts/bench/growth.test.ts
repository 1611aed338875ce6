import { load } from 'js-yaml';
import { partsOf, processorSeconds } from '@/scripts/bench/build-steps';
import { releaseRecords } from '@/scripts/bench/release-records';

test('the same number makes the same releases, a third of them LTS, the oldest first', () => {
  const records = releaseRecords(60);
  expect(releaseRecords(60)).toEqual(records);
  const [weekly, lts] = [records.weekly, records.lts].map((text) => load(text) as { version: string; date: string }[]);
  expect([weekly?.length, lts?.length]).toEqual([40, 20]);
  for (const list of [weekly, lts]) {
    const dates = list?.map(({ date }) => date) ?? [];
    expect(dates).toEqual([...dates].sort());
    expect(new Set(list?.map(({ version }) => version)).size).toBe(list?.length);
  }
});

test('the times of a build are read from what its steps print', () => {
  const output = [
    '✓ Compiled successfully in 900ms',
    '✓ Generating static pages using 2 workers (535/535) in 1.5min',
    'Finished: licenses 0.7 s, what pages share 1.3 s, search index 11.1 s.',
    '0m0.010s 0m0.002s',
    '1m2.500s 0m3.250s',
  ].join('\n');
  expect(partsOf(output)).toEqual([
    ['compile', 0.9],
    ['pages', 90],
    ['licenses', 0.7],
    ['what pages share', 1.3],
    ['search index', 11.1],
  ]);
  expect(processorSeconds(output)).toBeCloseTo(65.75);
});
