import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { eventDates } from '@/tests/unit/support/event-dates';

const run = promisify(execFile);

/** The time zone with the earliest start of a day, and one with a change of daylight saving time on one of the dates. */
const zones = ['Pacific/Kiritimati', 'America/New_York'];

test.each(zones)('a build on a machine in %s shows the same dates', async (zone) => {
  const script = resolve('tests/unit/support/print-event-dates.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script], { env: { ...process.env, TZ: zone } });
  expect(stdout.trim()).toBe(eventDates());
});
