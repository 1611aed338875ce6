import type { Page } from '@playwright/test';

/**
 * Measures the cumulative layout shift of a page from its beginning to its end, and returns to its beginning. Call it before
 * visiting the page.
 */
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
    const observed = new Set<Element>();
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      observed.add(target);
      observe.call(this, target);
    };
    Object.assign(window, {
      /** The places of what loads when it comes near, in pixels from the top of the page. */
      readLazyPlaces: () =>
        [...observed, ...document.querySelectorAll('[loading="lazy"]')].map(
          (element) => element.getBoundingClientRect().top + window.scrollY,
        ),
      readLayoutShift: () => {
        add(observer.takeRecords());
        return score;
      },
    });
  });
  return () =>
    page.evaluate(async () => {
      const watch = window as unknown as { readLazyPlaces(): number[]; readLayoutShift(): number };
      // Lazy content loads on scrolling, before it comes into view.
      for (let top = 0; top < Infinity; ) {
        const loaded = top + 2 * window.innerHeight;
        top = Math.min(...watch.readLazyPlaces().filter((place) => place >= loaded));
        if (top < Infinity) window.scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const shift = watch.readLayoutShift();
      // Where the page ended up depends on what had loaded; what sticks to the window would cover a part of any link there.
      window.scrollTo({ top: 0, behavior: 'instant' });
      return shift;
    });
}
