import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { eventDates } from '@/tests/unit/support/event-dates';

const run = promisify(execFile);

/** The zones where a day begins first and last, and one in which the clocks are turned back on one of the dates. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'];

test.each(zones)('dates are the same on a machine in %s as on this one', async (zone) => {
  const script = resolve('tests/unit/support/print-event-dates.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script], { env: { ...process.env, TZ: zone } });
  expect(stdout.trim()).toBe(eventDates());
});
