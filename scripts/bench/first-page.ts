import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';

/** How long the preview may take to start, in milliseconds. */
const patience = 300_000;

/**
 * Starts the preview of a copy, and asks for the start page.
 * @param folder the copy's root
 * @returns seconds until the first byte: of the first page from the start of the command, and of the same page after it
 */
export async function firstPage(folder: string): Promise<{ first: number; second: number }> {
  rmSync(join(folder, '.next'), { recursive: true, force: true });
  const port = await getPort();
  const started = performance.now();
  const preview = spawn('npx', ['next', 'dev', '--port', String(port)], { cwd: folder, detached: true, stdio: 'ignore' });
  try {
    await answerOf(port, started);
    const first = performance.now() - started;
    const again = performance.now();
    await answerOf(port, again);
    return { first: first / 1000, second: (performance.now() - again) / 1000 };
  } finally {
    // With what it started.
    if (preview.pid !== undefined) process.kill(-preview.pid);
  }
}

/** Asks until there is an answer. */
async function answerOf(port: number, started: number): Promise<void> {
  for (;;) {
    try {
      const { ok, status } = await fetch(`http://localhost:${port}/`);
      if (!ok) throw new Error(`The preview answers with ${status}.`);
      return;
    } catch (error) {
      // Nothing listens yet.
      if (!(error instanceof TypeError) || performance.now() - started > patience) throw error;
      await pause(50);
    }
  }
}
