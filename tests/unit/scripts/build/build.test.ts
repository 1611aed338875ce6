import { spawnSync } from 'node:child_process';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn() }));
jest.mock('@/scripts/shared/build.mjs', () => ({ lockBuild: jest.fn() }));

/** Runs the command. Next.js prints its routes and ends with a status. */
async function build({ options = [] as string[], status = 0 } = {}) {
  jest.replaceProperty(process, 'argv', ['node', 'build', ...options]);
  jest.replaceProperty(process, 'env', { ...process.env, SITE_BUILD: '' });
  const said = [jest.spyOn(console, 'log'), jest.spyOn(console, 'error')].map((spy) => spy.mockImplementation());
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const run = jest.fn((command: string) => (command === 'next' ? { status, stdout: 'Route (app)' } : { status: 0, stdout: '' }));
  jest.mocked(spawnSync).mockImplementation(run as unknown as typeof spawnSync);
  const ended = await jest
    .isolateModulesAsync(async () => {
      await import('@/scripts/build/index.mjs');
    })
    .then(
      () => 'built',
      (error) => error.message,
    );
  const [, settings] =
    jest
      .mocked(spawnSync)
      .mock.calls.find(([command]) => command === 'next')
      ?.slice(1) ?? [];
  return { ended, said: said.flatMap(({ mock }) => mock.calls.flat()).join('\n'), settings };
}
afterEach(() => jest.restoreAllMocks());
afterEach(() => jest.mocked(spawnSync).mockReset());

test('a build doesn’t print the routes that Next.js lists', async () => {
  const { ended, said, settings } = await build();
  expect([ended, said]).toEqual(['built', expect.not.stringContaining('Route')]);
  expect(settings).toMatchObject({ stdio: ['inherit', 'pipe', 'inherit'] });
});

test('a build prints them with an option', async () => {
  const { ended, settings } = await build({ options: ['--routes'] });
  expect(ended).toBe('built');
  expect(settings).toMatchObject({ stdio: ['inherit', 'inherit', 'inherit'] });
});

test('a build that fails prints what Next.js said', async () => {
  const { ended, said } = await build({ status: 1 });
  expect([ended, said]).toEqual(['exit 1', expect.stringContaining('Route (app)')]);
});
