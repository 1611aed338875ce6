import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Marks the end of the part that has arrived; takes no space. */
const end = '<template id="end"></template>';

/** Serves documents of which only a part has arrived, as on a slow network. */
export interface SlowServer {
  /** Opens a page whose document ends, for now, after `html`. */
  open(page: Page, path: string, html: string): Promise<void>;
  close(page: Page): Promise<void>;
}

/**
 * Starts a proxy that delays the rest of chosen documents.
 * @param origin the server to forward to
 */
export async function serveSlowly(origin: string): Promise<SlowServer> {
  let held: string | undefined;
  const server = createServer(async (request, response) => {
    if (held !== undefined && request.headers['sec-fetch-dest'] === 'document') {
      response.writeHead(200, { 'content-type': 'text/html' }).write(held);
      return;
    }
    const answer = await fetch(new URL(request.url ?? '/', origin));
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    async open(page, path, html) {
      held = html + end;
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' });
      await page.locator('#end').waitFor({ state: 'attached' });
    },
    async close(page) {
      // Navigating away makes the browser abort the document.
      await page.goto('about:blank');
      server.close();
    },
  };
}
