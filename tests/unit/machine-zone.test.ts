import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const zones = [
  'UTC',
  'America/Los_Angeles',
  'Europe/Brussels',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

async function datesIn(zone: string): Promise<string> {
  const script = resolve('tests/unit/print-event-dates.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script], { env: { ...process.env, TZ: zone } });
  return stdout;
}

it('makes the same of every date on machines all over the world', async () => {
  const [first, ...others] = await Promise.all(zones.map(datesIn));
  expect(JSON.parse(first ?? '')).toHaveLength(7);
  for (const other of others) expect(other).toBe(first);
}, 60_000);
