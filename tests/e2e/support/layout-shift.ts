import type { Page } from '@playwright/test';

/** Adds up how much the page's content jumps about; call it before the page is visited. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let score = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) score += value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      readLayoutShift: () => {
        add(observer.takeRecords());
        return score;
      },
    });
  });
  return () =>
    page.evaluate(async () => {
      // What is lazy comes when it is scrolled to.
      for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return (window as unknown as { readLayoutShift(): number }).readLayoutShift();
    });
}
