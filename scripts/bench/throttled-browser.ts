import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';

/** A slow phone network: 1.6 Mbit/s, 150 milliseconds there and back. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A page counts as finished when nothing was requested for this long, in milliseconds: longer than scripts wait. */
const quiet = 6_500;
/** How long scripts may take on a slow processor, in milliseconds. */
const patience = 30_000;

export type Kind = 'html' | 'style' | 'script' | 'image' | 'font' | 'other';

/** What a visit costs that leaves the page alone. */
export interface Visit {
  /** In milliseconds. */
  lcp: number;
  fcp: number;
  /** What long tasks take beyond 50 milliseconds each, after the first paint. */
  tbt: number;
  cls: number;
  /** What was sent, in bytes, by kind: before the first script was asked for, and in all. */
  before: Record<Kind, number>;
  all: Record<Kind, number>;
  requests: number;
}

/** How long the page takes to show the answer to a press, in milliseconds; nothing where it has no such control. */
export interface Presses {
  menu: Answers;
  filter?: Answers;
}

interface Answers {
  /** As soon as the page has been loaded, before its scripts. */
  before: number;
  /** When its scripts have taken over. */
  after: number;
}

interface Recorded {
  lcp: number;
  fcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
  answers: { start: number; duration: number }[];
}

/**
 * Runs in the page: collects what the browser measures. No function in it has a name: the compiler of our commands would
 * add a call of its own to those.
 */
function record(): void {
  const recorded: Recorded = { lcp: 0, fcp: 0, cls: 0, longTasks: [], answers: [] };
  Object.assign(globalThis, { recorded });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime: start, duration } = entry;
      const { value, hadRecentInput, interactionId } = entry as PerformanceEntry & Record<string, unknown>;
      if (entryType === 'largest-contentful-paint') recorded.lcp = start;
      else if (name === 'first-contentful-paint') recorded.fcp = start;
      else if (entryType === 'layout-shift' && !hadRecentInput) recorded.cls += Number(value);
      else if (entryType === 'longtask') recorded.longTasks.push({ start, duration });
      else if (entryType === 'event' && interactionId) recorded.answers.push({ start, duration });
    }
  });
  for (const type of ['largest-contentful-paint', 'paint', 'layout-shift', 'longtask', 'event']) {
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
}

const kinds: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'style',
  Script: 'script',
  Image: 'image',
  Font: 'font',
};

/** A page in a browser of its own, on the slow network. */
async function openSlowly(browser: Browser, cpu: number): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(record);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { context, page };
}

/**
 * Opens a page and leaves it alone until it has loaded everything.
 * @param cpu how many times slower the processor is
 */
export async function visitSlowly(browser: Browser, address: string, cpu: number): Promise<Visit> {
  const { context, page } = await openSlowly(browser, cpu);
  const none = (): Record<Kind, number> => ({ html: 0, style: 0, script: 0, image: 0, font: 0, other: 0 });
  const visit = { before: none(), all: none(), requests: 0 };
  const kindOf = new Map<string, { kind: Kind; isBefore: boolean }>();
  let hasScripts = false;
  let last = Date.now();

  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    if (request.url.startsWith('data:')) return;
    hasScripts ||= type === 'Script';
    kindOf.set(requestId, { kind: kinds[type] ?? 'other', isBefore: !hasScripts });
    visit.requests += 1;
    last = Date.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = kindOf.get(requestId);
    if (!request) return;
    visit.all[request.kind] += encodedDataLength;
    if (request.isBefore) visit.before[request.kind] += encodedDataLength;
    last = Date.now();
  });

  await page.goto(address, { waitUntil: 'load' });
  last = Date.now();
  while (Date.now() - last < quiet) await page.waitForTimeout(100);
  const { lcp, fcp, cls, longTasks } = await recordedBy(page);
  await context.close();
  const tbt = longTasks.reduce(
    (sum, { start, duration }) => (start + duration > fcp ? sum + Math.max(0, duration - 50) : sum),
    0,
  );
  return { ...visit, lcp, fcp, cls, tbt };
}

/**
 * Presses the button of the menu, and checks a filter if the page has one: before its scripts have come, and after.
 * @param cpu how many times slower the processor is
 */
export async function pressSlowly(browser: Browser, address: string, cpu: number): Promise<Presses> {
  const menu = await pressTwice(browser, address, cpu, (page) => page.locator('header button[popovertarget]'));
  const filter = await pressTwice(browser, address, cpu, (page) => page.locator('main input[type="checkbox"]:visible').first());
  if (!menu) throw new Error(`${address} has no menu.`);
  return { menu, filter };
}

async function pressTwice(
  browser: Browser,
  address: string,
  cpu: number,
  find: (page: Page) => Locator,
): Promise<Answers | undefined> {
  const { context, page } = await openSlowly(browser, cpu);
  try {
    await page.goto(address, { waitUntil: 'load' });
    const control = find(page);
    if (!(await control.isVisible())) return undefined;
    // What is asked is how long the answer takes, not the way there.
    await control.scrollIntoViewIfNeeded();
    const before = await press(page, control);
    await page.waitForFunction(() => !document.documentElement.dataset.waiting, undefined, { timeout: patience });
    await page.waitForLoadState('networkidle');
    return { before, after: await press(page, control) };
  } finally {
    await context.close();
  }
}

/** Taps a control, and waits until the page has shown the answer and all that follows from it. */
async function press(page: Page, control: Locator): Promise<number> {
  const start = await page.evaluate(() => performance.now());
  await control.tap();
  await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(true), 200))));
  const { answers } = await recordedBy(page);
  // The browser names no answer that took less than 16 milliseconds.
  return Math.max(16, ...answers.filter((answer) => answer.start >= start).map(({ duration }) => duration));
}

function recordedBy(page: Page): Promise<Recorded> {
  return page.evaluate(() => (globalThis as typeof globalThis & { recorded: Recorded }).recorded);
}
