import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** What can go wrong with a file: a status, a closed connection, one that is closed in the middle of the file, or a slow one. */
export type Fault = 404 | 500 | 'aborted' | 'cut' | 'slow';

/** In milliseconds: longer than a visitor waits, but within the page's time limit. */
const slowAnswer = 4000;

interface BrokenServer {
  origin: string;
  close(): void;
}

/** Serves the site of another server, except one file, which fails as often as wanted. */
export async function serveBroken(
  site: string,
  path: string,
  fault: Fault,
  times = Number.POSITIVE_INFINITY,
): Promise<BrokenServer> {
  let left = times;
  const server = createServer(async ({ url = '' }, response) => {
    const isBroken = url.startsWith(path) && left > 0;
    if (isBroken) left -= 1;
    if (isBroken && fault === 'aborted') return response.destroy();
    if (isBroken && fault === 'slow') await setTimeout(slowAnswer);
    const { status, headers, body } = await ask(site + url);
    const names = ['content-type', 'content-security-policy'];
    for (const name of names) response.setHeader(name, headers.get(name) ?? '');
    response.setHeader('content-length', body.length);
    response.statusCode = isBroken && typeof fault === 'number' ? fault : status;
    if (isBroken && fault === 'cut') response.write(body.subarray(0, body.length / 2), () => response.destroy());
    else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function ask(address: string) {
  const answer = await fetch(address, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}
