import type { Page } from '@playwright/test';

/** https://wicg.github.io/layout-instability/#sec-layout-shift */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Starts measuring the cumulative layout shift. Call it before visiting the page; the returned function scrolls to the end and
 * back, and returns the score. What moved is logged as an error, which fails the test and names it.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let score = 0;
    const shifts: string[] = [];
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, hadRecentInput, sources } = entry as LayoutShift;
        if (hadRecentInput) continue;
        score += value;
        if (value < 0.01) continue;
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent?.slice(0, 40);
          return `${name} from ${from.x}, ${from.y}, ${from.width} x ${from.height} to ${to.x}, ${to.y}, ${to.width} x ${to.height}`;
        });
        shifts.push(`Layout shift of ${value}, scrolled to ${scrollY}: ${moved.join('; ')}`);
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
      /** The positions of lazy content, in pixels from the top of the page. */
      readLazyPlaces: () =>
        [...observed, ...document.querySelectorAll('[loading="lazy"]')].map(
          (element) => element.getBoundingClientRect().top + window.scrollY,
        ),
      readLayoutShift: () => {
        add(observer.takeRecords());
        for (const shift of shifts) console.error(shift);
        return score;
      },
    });
  });
  return () =>
    page.evaluate(async () => {
      const watch = window as unknown as { readLazyPlaces(): number[]; readLayoutShift(): number };
      // Lazy content loads shortly before it scrolls into view.
      for (let top = 0; top < Infinity; ) {
        const loaded = top + 2 * window.innerHeight;
        top = Math.min(...watch.readLazyPlaces().filter((place) => place >= loaded));
        if (top < Infinity) window.scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const shift = watch.readLayoutShift();
      // The scroll position at the end depends on what has loaded, and sticky elements would cover links there.
      window.scrollTo({ top: 0, behavior: 'instant' });
      return shift;
    });
}
