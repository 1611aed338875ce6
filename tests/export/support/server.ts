import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const started: ChildProcess[] = [];

/** The server process, as started by `npm start`, and its output so far. */
export interface Server {
  process: ChildProcess;
  said: { output: string; errors: string };
}

/**
 * Starts the server of the exported site.
 * @param script the command that starts it
 */
export function startServer(settings: { PORT: string; HOST?: string }, script = 'scripts/serve/index.mjs'): Server {
  const env = { ...process.env, HOST: '', ...settings };
  const server = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(server);
  const said = { output: '', errors: '' };
  server.stdout.on('data', (data) => {
    said.output += data;
  });
  server.stderr.on('data', (data) => {
    said.errors += data;
  });
  return { process: server, said };
}

/**
 * Starts the server on a free port and waits until it responds.
 * @throws Error with its output if it exits instead
 */
export async function serveAnywhere(settings: { HOST?: string } = {}): Promise<Server & { port: number; origin: string }> {
  const server = startServer({ PORT: '0', ...settings });
  const ended = once(server.process, 'close');
  for (;;) {
    const [, origin, port] = /(http:\/\/\S+?:(\d+))/.exec(server.said.output) ?? [];
    if (origin) return { ...server, origin, port: Number(port) };
    const more = server.process.stdout ? once(server.process.stdout, 'data') : ended;
    await Promise.race([more, ended]);
    if (server.process.exitCode !== null) throw new Error(`The server ended: ${server.said.errors}`);
  }
}

/** The exit status and the output of a server. */
export async function endOf({ process: server, said }: Server): Promise<{ status: number | null; said: Server['said'] }> {
  if (server.exitCode === null) await once(server, 'close');
  return { status: server.exitCode, said };
}

/** Stops every server started here that is still running. */
export async function stopServers(): Promise<void> {
  await Promise.all(
    started.splice(0).map(async (server) => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const closed = once(server, 'close');
      server.kill();
      await closed;
    }),
  );
}
