import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { localPath } from '@/lib/i18n/local-path';
import { type RouteId, routes } from '@/lib/routing/routes';
import { type Browser, startBrowser } from './browser';

/** How long it took from a click on a link until its page could be read. */
export interface MeasuredClick {
  /** The address of the page. */
  path: string;
  milliseconds: number;
  /** Whether the browser had prepared the page when the link was clicked. */
  isPrepared: boolean;
}

/** The main pages of the site. */
const mainPages: RouteId[] = [
  'home',
  'download',
  'changelogStable',
  'roadmap',
  'events',
  'participate',
  'artwork',
  'books',
  'awards',
];

/** How long a page may take, in milliseconds. */
const patience = 30_000;

/** What a page says of itself; moments are in milliseconds since 1970. */
const noteSchema = z.object({
  path: z.string(),
  clicked: z.number().optional(),
  shown: z.number().optional(),
  isPrepared: z.boolean(),
});
type Note = z.output<typeof noteSchema>;

const attachedSchema = z.object({
  sessionId: z.string(),
  targetInfo: z.object({ type: z.string(), subtype: z.string().optional() }),
});
const bindingSchema = z.object({ payload: z.string() });
const statusSchema = z.object({ status: z.string() });

/**
 * Notes when a link is clicked, and when the first frame with the page's heading has been painted. It must be self-contained,
 * because its source text is what runs in each page.
 */
function watchPage(): void {
  const isPrepared = Boolean((document as Document & { prerendering?: boolean }).prerendering);
  const note = (moment: object) =>
    Reflect.apply(Reflect.get(window, 'note'), window, [JSON.stringify({ path: location.pathname, isPrepared, ...moment })]);
  const waitFor = (path: string, old?: Element | null) => {
    requestAnimationFrame(() => {
      const heading = document.querySelector('main h1');
      if (location.pathname !== path || !heading || heading === old) {
        waitFor(path, old);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => note({ shown: performance.timeOrigin + performance.now() });
      port2.postMessage('after the frame');
    });
  };
  waitFor(location.pathname);
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      note({ clicked: performance.timeOrigin + event.timeStamp });
      // A router stays in the document.
      waitFor(link.pathname, document.querySelector('main h1'));
    },
    true,
  );
}

/**
 * Measures how long it takes from a click on a link until its page can be read, each in a browser of its own: the visitor comes from
 * another page, points at the link, and clicks when the browser has had its time.
 * @param origin where the site is served, such as `http://localhost:3000`
 * @param cpuRate how many times slower the processor is to be
 * @param pages the pages to measure; the nine main ones unless said otherwise
 * @throws Error when a page doesn't come
 */
export async function measureClicks(
  origin: string,
  cpuRate: number,
  pages: readonly RouteId[] = mainPages,
): Promise<MeasuredClick[]> {
  const measured: MeasuredClick[] = [];
  for (const id of pages) {
    const browser = startBrowser();
    try {
      measured.push(await measureClick(browser, origin, localPath(routes[id].path, 'en'), cpuRate));
    } finally {
      await browser.close();
    }
  }
  return measured;
}

async function measureClick(browser: Browser, origin: string, path: string, cpuRate: number): Promise<MeasuredClick> {
  const notes: Note[] = [];
  const settings: Promise<unknown>[] = [];
  let session: string | undefined;
  let isSettled = false;
  browser.listen((method, params) => {
    if (method === 'Runtime.bindingCalled') {
      notes.push(noteSchema.parse(JSON.parse(bindingSchema.parse(params).payload)));
    } else if (method === 'Preload.prerenderStatusUpdated') {
      isSettled ||= ['Ready', 'Failure'].includes(statusSchema.parse(params).status);
    } else if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = attachedSchema.parse(params);
      if (targetInfo.type === 'page' && !targetInfo.subtype) session = sessionId;
      // A page waits until it is told to run, and answers nothing before.
      const tell = (command: string, more?: object) => {
        settings.push(browser.send(command, more, sessionId).catch(() => {}));
      };
      if (targetInfo.type === 'tab') {
        tell('Target.setAutoAttach', { autoAttach: true, flatten: true, waitForDebuggerOnStart: true });
      } else if (targetInfo.type === 'page') {
        for (const domain of ['Page', 'Runtime', 'Preload']) tell(`${domain}.enable`);
        tell('Runtime.addBinding', { name: 'note' });
        // The compiler of our commands notes the names of functions by a function of its own, `__name`.
        tell('Page.addScriptToEvaluateOnNewDocument', {
          source: `{ const __name = (made) => made; (${watchPage.toString()})(); }`,
        });
        tell('Emulation.setCPUThrottlingRate', { rate: cpuRate });
      }
      tell('Runtime.runIfWaitingForDebugger');
    }
  });

  // Only who takes hold of the whole tab hears of the pages that are prepared in it.
  const { targetId } = z
    .object({ targetId: z.string() })
    .parse(await browser.send('Target.createTarget', { url: 'about:blank', forTab: true }));
  await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const page = await until(() => session, 'a tab');
  const tell = (method: string, more: object) => browser.send(method, more, page);
  // A page that is opened before they hold would be without them.
  await Promise.all(settings);

  const start = localPath(routes.press.path, 'en');
  await tell('Page.navigate', { url: origin + start });
  await until(() => notes.find((note) => note.path === start && note.shown), start);
  // Not every page leads to every other one.
  const link = `Object.assign(document.createElement('a'), { href: ${JSON.stringify(path)}, textContent: 'There' })`;
  await tell('Runtime.evaluate', {
    expression: `Object.assign(document.body.appendChild(${link}).style, { position: 'fixed', top: 0, left: 0, zIndex: 9999 })`,
  });
  const mouse = (type: string, more: object = {}) => tell('Input.dispatchMouseEvent', { type, x: 10, y: 10, ...more });
  await mouse('mouseMoved', { x: 700, y: 500 });
  await mouse('mouseMoved');
  // A browser that knows no rules prepares nothing.
  await until(() => isSettled, path, 2000 * cpuRate).catch(() => {});
  const button = { button: 'left', clickCount: 1 };
  // The page may be gone before it answers.
  void mouse('mousePressed', button).catch(() => {});
  void mouse('mouseReleased', button).catch(() => {});
  const { clicked = 0 } = await until(() => notes.find((note) => note.clicked), `the click that leads to ${path}`);
  const { shown = 0, isPrepared } = await until(
    () => notes.find((note) => note.path === path && (note.shown ?? 0) > clicked),
    path,
  );
  return { path, milliseconds: shown - clicked, isPrepared };
}

/** @throws Error naming what has not come in time */
async function until<T>(find: () => T | undefined | false, name: string, time = patience): Promise<T> {
  const end = Date.now() + time;
  for (;;) {
    const found = find();
    if (found) return found;
    if (Date.now() > end) throw new Error(`The browser did not show ${name} in ${time / 1000} seconds.`);
    await pause(10);
  }
}
