import type { Page, Route } from '@playwright/test';

/** What can happen to a file on its way. */
export type Fault = 'missing' | 'unreachable' | 'slow' | 'cut' | 'html' | 'noise';

export const everyFault: readonly Fault[] = ['missing', 'unreachable', 'slow', 'cut', 'html', 'noise'];

/** Longer than the site waits for anything, in milliseconds. */
const aLongTime = 30_000;

const answers: Record<Fault, (route: Route) => Promise<unknown> | undefined> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: otherPage }),
  unreachable: (route) => route.abort(),
  // Never answered: the page’s clock says how long it waits.
  slow: () => undefined,
  cut: async (route) => {
    const { hostname } = new URL(route.request().url());
    // Nobody asks other hosts in a test.
    if (hostname !== 'localhost') return route.fulfill({ headers: open, body: '"' });
    const response = await route.fetch();
    const body = await response.body();
    return route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  // As the network of a hotel does.
  html: (route) => route.fulfill({ headers: open, contentType: 'text/html', body: otherPage }),
  noise: (route) => route.fulfill({ headers: open, contentType: 'text/plain', body: noise }),
};

const open = { 'access-control-allow-origin': '*' };
const otherPage = '<!doctype html><html lang="en"><title>Welcome</title><h1>Log in</h1></html>';
const noise = Array.from({ length: 1_048_576 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 90))).join('');

/** Lets something happen to the files of some addresses from now on. */
export async function breakFiles(page: Page, addresses: RegExp, fault: Fault): Promise<void> {
  await page.route(addresses, async (route) => {
    // The page may have given up.
    await Promise.resolve(answers[fault](route)).catch(() => {});
  });
}

/** Lets the page’s clock run past every limit. The page’s clock has to be installed. */
export async function waitLong(page: Page): Promise<void> {
  await page.clock.runFor(aLongTime);
}

/** The paths of the documents that were loaded, so that a loop shows. */
export function watchDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Lets the roadmap break as a whole when the next label is checked, with the message "broken on purpose". */
export async function breakRoadmapFilter(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { getAll } = URLSearchParams.prototype;
    URLSearchParams.prototype.getAll = function (name) {
      if (name === 'label') throw new Error('broken on purpose');
      return getAll.call(this, name);
    };
  });
}
