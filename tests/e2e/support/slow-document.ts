import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** The end of what has come of a document; it takes no space. */
const end = '<template id="end"></template>';

/** Shows documents of which only a part has come, as on a slow network. */
export interface SlowServer {
  /** Opens a page whose document ends, for now, where it is cut. */
  open(page: Page, path: string, html: string): Promise<void>;
  close(page: Page): Promise<void>;
}

/**
 * Starts a server that answers as another, except for the documents that it is told to hold back.
 * @param origin the server that has everything
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
      // The browser gives the document up by itself.
      await page.goto('about:blank');
      server.close();
    },
  };
}
