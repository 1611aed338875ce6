import { startBuild } from '@/lib/environment/environment.mjs';
import { buildDate } from '@/lib/site/build-date';

afterEach(() => {
  startBuild({});
  delete process.env.SOURCE_DATE_EPOCH;
});

test('pages of a build use its date, in seconds', () => {
  startBuild({ date: 86_400 });
  process.env.SOURCE_DATE_EPOCH = '172800';
  expect(buildDate().toISOString()).toBe('1970-01-02T00:00:00.000Z');
});

test('outside of a build, SOURCE_DATE_EPOCH sets the date', () => {
  process.env.SOURCE_DATE_EPOCH = '86400';
  expect(buildDate().toISOString()).toBe('1970-01-02T00:00:00.000Z');
});

test('the date is the current time if SOURCE_DATE_EPOCH is empty', () => {
  process.env.SOURCE_DATE_EPOCH = '';
  expect(Math.abs(buildDate().getTime() - Date.now())).toBeLessThan(60_000);
});
