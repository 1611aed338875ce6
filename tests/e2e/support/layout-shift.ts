import type { Page } from '@playwright/test';

/** Measures the cumulative layout shift of the page; call it before visiting the page. */
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
      // Lazy content loads on scrolling, before it comes into view.
      for (let top = 0; top < document.documentElement.scrollHeight; top += 2 * window.innerHeight) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return (window as unknown as { readLayoutShift(): number }).readLayoutShift();
    });
}
