import type { Page } from '@playwright/test';

/**
 * How much the page has moved under its reader so far, other than in answer to a click or a key: cumulative
 * layout shift, to a hundredth. Less than that is the bar's last button that comes while the rest of it is on
 * screen already, or a word that is painted anew.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const unasked = list.getEntries().filter((entry) => !Reflect.get(entry, 'hadRecentInput'));
          const sum = unasked.reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0);
          resolve(Math.round(sum * 100) / 100);
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift there is no entry, and the observer is never called.
        requestAnimationFrame(() => setTimeout(() => resolve(0), 100));
      }),
  );
}
