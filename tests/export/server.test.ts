import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { endOf, serveAnywhere, startServer, stopServers } from './support/server';

// A server may start slowly on a busy machine.
jest.setTimeout(30_000);
afterEach(stopServers);

/** An address of this machine on its network; not every machine has one. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** The result of connecting to a port. */
function tryPort(address: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve('open');
    });
    socket.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  });
}

describe('the server of “npm start” is reachable only from', () => {
  test('this machine, at the address that it prints', async () => {
    const { origin, port, said } = await serveAnywhere();
    expect(origin).toBe(`http://localhost:${port}`);
    expect(said.output.trimEnd().split('\n').at(-1)).toBe(origin);
    expect((await fetch(origin)).status).toBe(200);
  });

  (outside ? test : test.skip)('nobody else on the network', async () => {
    const { port } = await serveAnywhere();
    expect(await tryPort(outside ?? '', port)).toBe('ECONNREFUSED');
  });

  (outside ? test : test.skip)('everybody on the network when HOST allows it', async () => {
    const { origin, port } = await serveAnywhere({ HOST: '0.0.0.0' });
    expect(await tryPort(outside ?? '', port)).toBe('open');
    expect(origin).toBe(`http://localhost:${port}`);
  });
});

describe('the server of “npm start” exits with a readable error message', () => {
  /** The user must see a readable message, not a stack trace. */
  async function expectSentence(settings: { PORT: string; HOST?: string }, sentence: string) {
    const { status, said } = await endOf(startServer(settings, 'scripts/start/index.mjs'));
    expect(status).toBeGreaterThan(0);
    expect(said.errors).toContain(sentence);
    expect(said.errors).not.toContain('    at ');
    expect(said.output).toBe('');
  }

  test('when its port is in use', async () => {
    const { port } = await serveAnywhere();
    await expectSentence({ PORT: String(port) }, `Port ${port} is already in use`);
  });

  test.each(['many', '65536'])('when PORT is invalid: %s', async (port) => {
    await expectSentence({ PORT: port }, 'PORT must be a whole number');
  });

  // An address reserved for documentation (RFC 5737), which no machine has.
  test('when HOST is not an address of this machine', async () => {
    await expectSentence({ PORT: '0', HOST: '192.0.2.1' }, 'HOST must be a name or IP address of this computer');
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)('the server of “npm start” exits without an error on %s', async (signal) => {
  const server = await serveAnywhere();
  server.process.kill(signal);
  const { status, said } = await endOf(server);
  expect([status, said.errors]).toEqual([0, '']);
});
