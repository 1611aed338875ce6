import type { Page } from '@playwright/test';

/** How much the page has moved under its reader so far, other than in answer to a click or a key: cumulative layout shift. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const unasked = list.getEntries().filter((entry) => !Reflect.get(entry, 'hadRecentInput'));
          resolve(unasked.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift there is no entry, and the observer is never called.
        requestAnimationFrame(() => setTimeout(() => resolve(0), 100));
      }),
  );
}
