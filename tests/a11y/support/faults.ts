import type { Page } from '@playwright/test';

/** The text spacing that no page may break under (WCAG 1.4.12). A style element would be stopped by the policy. */
export function widenText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Texts that are cut off by the box that holds them. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      // What only screen readers get has no size, and beside a small mark the bar has no room for the name, which the mark says too;
      // of the head of the start page, only the butler is cut off.
      const isForReaders = element.clientWidth <= 1 || element.matches('.navbar-brand, .page-band-start');
      if (isForReaders || !element.checkVisibility() || !element.innerText?.trim()) return [];
      const wide = cuts(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const high = cuts(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return wide || high ? [`${element.className || element.tagName}: ${element.innerText.slice(0, 60)}`] : [];
    }),
  );
}

/** Something to press. */
interface Target {
  name: string;
  /** The lesser of width and height in pixels. */
  size: number;
}

/**
 * The sizes of everything to press that is in sight, but for links in a text, which are as high as its lines (WCAG 2.5.8).
 * @param selector only these
 */
export function targets(page: Page, selector = 'a[href], button, summary, input, select, [role="option"]'): Promise<Target[]> {
  return page.evaluate((wanted) => {
    return [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
      // A box is pressed by its label too.
      const pressed = element.closest('label') ?? element;
      const isInText = getComputedStyle(element).display === 'inline';
      if (isInText || !element.checkVisibility({ visibilityProperty: true }) || element.clientWidth <= 1) return [];
      const rects = [pressed, ...pressed.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
      // What is drawn over the whole card belongs to its link (::after).
      const over = getComputedStyle(element, '::after');
      const isCard = over.position === 'absolute' && over.content !== 'none' && element.offsetParent;
      if (isCard) rects.push(element.offsetParent?.getBoundingClientRect() as DOMRect);
      const width = Math.max(...rects.map((rect) => rect.width));
      const height = Math.max(...rects.map((rect) => rect.height));
      if (width === 0 || height === 0) return [];
      const name = `${element.tagName.toLowerCase()}.${element.className} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
      return [{ name, size: Math.min(width, height) }];
    });
  }, selector);
}

/** What is wrong with the element that has the focus: it can't be told apart, or is hidden by what stands above it. */
export function focusFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element instanceof HTMLIFrameElement) return [];
    const name = `${element.tagName.toLowerCase()}.${element.className} ${(element.textContent ?? '').trim().slice(0, 40)}`;
    // A card and a field with an icon draw the ring around all of themselves.
    let ringed = false;
    for (let box: Element | null = element; box && box !== document.body && !ringed; box = box.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      ringed = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }
    // What takes no pointer is seen all the same.
    if (element instanceof HTMLElement) element.style.pointerEvents = 'auto';
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const isSeen = boxes.some(({ left, top, width, height }) =>
      [0.2, 0.5, 0.8].some((share) => {
        const found = document.elementFromPoint(left + width * share, top + height * share);
        return found && (element.contains(found) || found.contains(element) || found.closest('label')?.contains(element));
      }),
    );
    if (element instanceof HTMLElement) element.style.removeProperty('pointer-events');
    return [...(ringed ? [] : [`${name}: no ring`]), ...(isSeen ? [] : [`${name}: hidden or outside the window`])];
  });
}
