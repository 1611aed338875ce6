import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { ensureChromium } from '@/scripts/setup/chromium.mjs';

/** What the browser tells: the answer to a command, or an event of a page. */
const messageSchema = z.object({
  id: z.number().optional(),
  sessionId: z.string().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** A browser that is driven by the DevTools protocol. */
export interface Browser {
  /** @throws Error when the browser refuses the command */
  send: (method: string, params?: object, sessionId?: string) => Promise<unknown>;
  /** Hears the events of all pages. */
  listen: (listener: (method: string, params: unknown) => void) => void;
  close: () => Promise<void>;
}

/**
 * Starts a browser without Playwright, which takes hold of pages in a way that keeps the browser from preparing the next one
 * (docs/decisions/prefetching.md).
 */
export function startBrowser(): Browser {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const child = spawn(
    ensureChromium() || chromium.executablePath(),
    [
      '--headless',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--remote-debugging-pipe',
      '--window-size=1440,900',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const input = child.stdio[3] as Writable;
  const output = child.stdio[4] as Readable;
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const answers = new Map<number, { resolve: (result: unknown) => void; reject: (reason: Error) => void }>();
  const listeners: ((method: string, params: unknown) => void)[] = [];
  let last = 0;
  let rest = '';
  output.setEncoding('utf8');
  output.on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id, method, params, result, error } = messageSchema.parse(JSON.parse(message));
      if (method) for (const listener of listeners) listener(method, params);
      const answer = id === undefined ? undefined : answers.get(id);
      if (error) answer?.reject(new Error(error.message));
      else answer?.resolve(result);
    }
  });
  // A browser that ends says nothing more.
  input.on('error', () => {});
  void closed.then(() => {
    for (const { reject } of answers.values()) reject(new Error('The browser has ended.'));
  });
  const send: Browser['send'] = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      last += 1;
      answers.set(last, { resolve, reject });
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
  return {
    send,
    listen: (listener) => listeners.push(listener),
    close: async () => {
      // What was started may be a script around the browser.
      await send('Browser.close').catch(() => {});
      await closed;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
