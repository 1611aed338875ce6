import { buildDate } from '@/lib/site/build-date';
import { dateOfSources } from '@/scripts/shared/sources.mjs';

const before = process.env.SOURCE_DATE_EPOCH;
afterEach(() => {
  if (before === undefined) delete process.env.SOURCE_DATE_EPOCH;
  else process.env.SOURCE_DATE_EPOCH = before;
});

test('a build uses the date in SOURCE_DATE_EPOCH, in seconds', () => {
  process.env.SOURCE_DATE_EPOCH = '86400';
  expect(buildDate().toISOString()).toBe('1970-01-02T00:00:00.000Z');
  expect(dateOfSources()).toBe(86_400);
});

test('without SOURCE_DATE_EPOCH, the preview uses the current time and a build the date of the commit', () => {
  delete process.env.SOURCE_DATE_EPOCH;
  expect(Math.abs(buildDate().getTime() - Date.now())).toBeLessThan(60_000);
  expect(dateOfSources()).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000));
  expect(dateOfSources()).toBe(dateOfSources());
});
