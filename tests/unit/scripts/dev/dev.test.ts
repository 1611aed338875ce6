import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

test.each([
  ['the option --port', (port: string) => ({ options: ['--port', port], settings: {} })],
  ['the variable PORT', (port: string) => ({ options: [], settings: { PORT: port } })],
])('a used port in %s is reported in one sentence', async (_, choose) => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { options, settings } = choose(String(port));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/dev/index.mjs', ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  });
  server.close();
  expect(stderr).toBe(
    `Port ${port} is already in use. Stop the other program, or set the variable PORT, for example to ${port + 1}.\n`,
  );
  expect(status).toBe(1);
});
