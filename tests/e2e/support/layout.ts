import { type CDPSession, expect, type Page } from '@playwright/test';

/** From this width on, the navbar is a row if its entries fit (docs/behavior.md, Navigation bar). */
export const collapseWidth = 1313;

/** The window widths for checking every page and the navbar, in pixels. */
export const widths = [320, 360, 390, 820, 900, 1024, 1280, collapseWidth, 1366, 1440, 1920];

export type TextSize = 'normal' | 'larger';

/** The text size in percent. */
export function percent(size: TextSize, width: number): number {
  if (size === 'normal') return 100;
  return width < 640 ? 150 : 200;
}

/** CDP sessions, because Playwright's own resizing takes twice as long. */
const sessions = new WeakMap<Page, CDPSession>();

/** Sets the width of the window and the text size, and waits until both are painted. */
export async function resize(page: Page, width: number, size: TextSize = 'normal', height = 800): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  const inner = await page.evaluate(
    (percentage) => {
      document.documentElement.style.fontSize = `${percentage}%`;
      return window.innerWidth;
    },
    percent(size, width),
  );
  expect(inner).toBe(width);
}

/** Waits until the page's scripts have reacted to the window's size; returns at once without scripts. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The elements that cause horizontal scrolling: the innermost ones that overflow furthest. */
function sidewaysFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const right = (element: Element) => {
      // Text can overflow an element that doesn't overflow itself.
      const words = document.createRange();
      words.selectNodeContents(element);
      return Math.max(element.getBoundingClientRect().right, words.getBoundingClientRect().right);
    };
    // Text for screen readers is one pixel wide, however long it is. What reaches further than the page scrolls is clipped.
    const outside = [...document.querySelectorAll('body *:not(.sr-only, .sr-only *)')].filter(
      (element) => right(element) > clientWidth && right(element) < scrollWidth + 1,
    );
    const innermost = outside.filter((element) => !outside.some((other) => other.parentElement === element));
    const named = innermost
      .sort((one, other) => right(other) - right(one))
      .slice(0, 3)
      .map((element) => {
        const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
        const place = element.closest('[class]:not([class=""])')?.getAttribute('class');
        return `<${element.localName}> in “${place}” “${text}” by ${Math.ceil(right(element) - clientWidth)}px`;
      });
    return [`the page scrolls sideways by ${scrollWidth - clientWidth}px: ${named.join('; ')}`];
  });
}

/** Like `sidewaysFaults`, in several windows by width and text size. */
export async function sidewaysFaultsIn(page: Page, windows: Record<TextSize, readonly number[]>): Promise<string[]> {
  const found: string[] = [];
  for (const size of ['normal', 'larger'] as const) {
    for (const width of windows[size]) {
      await resize(page, width, size);
      for (const fault of await sidewaysFaults(page)) found.push(`${width} pixels, text of ${percent(size, width)} %: ${fault}`);
    }
  }
  return found;
}

/** Problems of the navbar: entries that overflow, are cut off, wrap, or overlap. */
export async function barFaults(page: Page): Promise<string[]> {
  const faults = await page.evaluate(() => {
    const bar = document.querySelector('body > header');
    if (!bar) return ['there is no bar'];
    const entries = [...bar.querySelectorAll<HTMLElement>('a, button, summary')].filter(
      // The contents of a closed menu are not shown.
      (entry) => entry.checkVisibility() && !entry.closest('details:not([open]) > :not(summary)'),
    );
    const name = (entry: Element) => `“${(entry.textContent ?? '').trim().replace(/\s+/g, ' ')}”`;
    const boxes = entries.map((entry) => ({ entry, box: entry.getBoundingClientRect() }));
    return [
      ...(bar.scrollWidth > bar.clientWidth ? [`the bar is ${bar.scrollWidth - bar.clientWidth}px too wide`] : []),
      ...boxes.flatMap(({ entry, box }) => [
        ...(box.left < 0 || box.right > window.innerWidth
          ? [`${name(entry)} stands from ${box.left} to ${box.right}, the window ends at ${window.innerWidth}`]
          : []),
        ...(entry.scrollWidth > entry.clientWidth ? [`${name(entry)} is cut by ${entry.scrollWidth - entry.clientWidth}px`] : []),
        ...(linesOf(entry) > 1 ? [`${name(entry)} takes ${linesOf(entry)} lines`] : []),
      ]),
      ...boxes.flatMap(({ entry, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(({ box: other }) => {
            const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
            const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
            return across > 0.5 && down > 0.5;
          })
          .map(({ entry: other }) => `${name(entry)} and ${name(other)} lie over one another`),
      ),
    ];

    /** The number of visible lines of the entry's text. */
    function linesOf(entry: Element): number {
      const { bottom } = entry.getBoundingClientRect();
      const texts = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
      const counts: number[] = [0];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (text.parentElement?.closest('.sr-only') || !text.parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const seen = [...range.getClientRects()].filter(({ top }) => top < bottom);
        counts.push(new Set(seen.map(({ top }) => Math.round(top))).size);
      }
      return Math.max(...counts);
    }
  });
  return [...faults, ...(await sidewaysFaults(page))];
}

/** Opens every menu of the navbar in turn, including the collapsed one, and reports those that leave the window. */
export function menuFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('body > header');
    const collapsed = bar?.querySelector<HTMLElement>('[popover]');
    const toggle = bar?.querySelector<HTMLElement>('[popovertarget]');
    if (!bar || !collapsed || !toggle) return ['there is no bar'];
    const faults: string[] = [];
    const look = (menu: HTMLElement | null, name: string) => {
      if (!menu) return;
      const { left, right } = menu.getBoundingClientRect();
      if (left < 0 || right > window.innerWidth) {
        faults.push(`the menu ${name} stands from ${left} to ${right}, the window ends at ${window.innerWidth}`);
      }
      if (menu.scrollWidth > menu.clientWidth) {
        faults.push(`the menu ${name} is ${menu.scrollWidth - menu.clientWidth}px too narrow for its words`);
      }
    };
    if (toggle.checkVisibility()) {
      collapsed.showPopover();
      look(collapsed, 'of the collapsed bar');
    }
    for (const dropdown of bar.querySelectorAll('details')) {
      if (!dropdown.checkVisibility()) continue;
      dropdown.open = true;
      look(dropdown.querySelector<HTMLElement>('.menu'), (dropdown.querySelector('summary')?.textContent ?? '').trim());
      dropdown.open = false;
    }
    if (toggle.checkVisibility()) collapsed.hidePopover();
    return faults;
  });
}
