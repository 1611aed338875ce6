import type { Page, Route } from '@playwright/test';

/** What can go wrong with a response. */
export type Fault = 'missing' | 'unreachable' | 'slow' | 'cut' | 'html' | 'noise';

export const everyFault: readonly Fault[] = ['missing', 'unreachable', 'slow', 'cut', 'html', 'noise'];

/** Longer than any time limit of the site, in milliseconds. */
const aLongTime = 30_000;

const answers: Record<Fault, (route: Route) => Promise<unknown> | undefined> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: otherPage }),
  unreachable: (route) => route.abort(),
  // Never fulfilled: the page's time limit ends the request.
  slow: () => undefined,
  cut: async (route) => {
    const { hostname } = new URL(route.request().url());
    // Tests must not contact other hosts.
    if (hostname !== 'localhost') return route.fulfill({ headers: open, body: '"' });
    const response = await route.fetch();
    const body = await response.body();
    return route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  // Like the login page of a captive portal.
  html: (route) => route.fulfill({ headers: open, contentType: 'text/html', body: otherPage }),
  noise: (route) => route.fulfill({ headers: open, contentType: 'text/plain', body: noise }),
};

const open = { 'access-control-allow-origin': '*' };
const otherPage = '<!doctype html><html lang="en"><title>Welcome</title><h1>Log in</h1></html>';
const noise = Array.from({ length: 1_048_576 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 90))).join('');

/** Breaks matching responses from now on, or only the next few. */
export async function breakFiles(page: Page, addresses: RegExp, fault: Fault, times?: number): Promise<void> {
  const answer = async (route: Route) => {
    // The page may have aborted the request.
    await Promise.resolve(answers[fault](route)).catch(() => {});
  };
  await page.route(addresses, answer, { times });
}

/** Advances the page's clock past every time limit. Requires `page.clock.install()`. */
export async function waitLong(page: Page): Promise<void> {
  await page.clock.runFor(aLongTime);
}

/** Collects the paths of the documents loaded, to detect reload loops. */
export function watchDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Makes the roadmap throw "broken on purpose" when the next label is checked. */
export async function breakRoadmapFilter(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { getAll } = URLSearchParams.prototype;
    URLSearchParams.prototype.getAll = function (name) {
      if (name === 'label') throw new Error('broken on purpose');
      return getAll.call(this, name);
    };
  });
}
