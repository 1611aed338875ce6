import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { measureClicks } from './bench/click-to-readable';

// Prints how long it takes from a click until the next page of the finished export can be read: the main pages, at two speeds.

const server = spawn('node', ['scripts/serve.mjs'], { env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
process.on('exit', () => server.kill());
const [said] = await once(server.stdout, 'data');
const [origin = ''] = /http:\S+/.exec(String(said)) ?? [];
for (const cpuRate of [1, 4]) {
  for (const { path, milliseconds, isPrepared } of await measureClicks(origin, cpuRate)) {
    const figure = `${milliseconds.toFixed(0).padStart(5)} ms`;
    console.log(`CPU ×${cpuRate} ${figure}  ${isPrepared ? 'prepared' : 'fetched '}  ${path}`);
  }
}
process.exit();
