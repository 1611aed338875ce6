import { spawn } from 'node:child_process';
import { once } from 'node:events';
import getPort from 'get-port';

export interface Served {
  origin: string;
  stop: () => void;
}

/**
 * Serves a folder on a free port with scripts/serve/index.mjs.
 * @throws Error if the folder contains no built site
 */
export async function serveFolder(folder: string): Promise<Served> {
  const port = await getPort();
  const server = spawn(process.execPath, ['scripts/serve/index.mjs'], {
    env: { ...process.env, PORT: String(port), EXPORT_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [first] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (server.exitCode !== null)
    throw new Error(`The server for ${folder}/ did not start: exit code ${String(first)}. See its output above.`);
  return { origin: `http://localhost:${port}`, stop: () => server.kill() };
}
