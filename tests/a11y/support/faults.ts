import type { Page } from '@playwright/test';

/** Sets the text spacing under which no page may break (WCAG 1.4.12); the content security policy would block a style element. */
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

/** Texts cut off by their box. Drawings may be: they have no text. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      // Exceptions: text for screen readers only, and the navbar's name next to its logo on narrow screens.
      const isForReaders = element.clientWidth <= 1 || element.matches('.navbar-brand');
      if (isForReaders || !element.checkVisibility() || !(cuts(overflowX) || cuts(overflowY))) return [];
      const box = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const isHidden = !text.parentElement?.checkVisibility() || text.parentElement.clientWidth === 1;
        if (isHidden || !text.nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const wide = cuts(overflowX) && (left < box.left - 1 || right > box.right + 1);
        const high = cuts(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1);
        if (wide || high) return [`${element.className || element.tagName}: ${text.nodeValue.slice(0, 60)}`];
      }
      return [];
    }),
  );
}

/** An interactive element. */
interface Target {
  name: string;
  /** The smaller of width and height in pixels. */
  size: number;
}

/**
 * The sizes of all visible interactive elements, except links within text, which are as high as its lines (WCAG 2.5.8).
 * @param selector limits the elements
 */
export function targets(page: Page, selector = 'a[href], button, summary, input, select, [role="option"]'): Promise<Target[]> {
  return page.evaluate((wanted) => {
    return [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
      // The label of a checkbox can be clicked too.
      const pressed = element.closest('label') ?? element;
      const isInText = getComputedStyle(element).display === 'inline';
      if (isInText || !element.checkVisibility({ visibilityProperty: true }) || element.clientWidth <= 1) return [];
      const rects = [pressed, ...pressed.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
      // A link may cover its whole card (::after).
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

/** Problems of the focused element: its focus is not visible, or something covers it. */
export function focusFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element instanceof HTMLIFrameElement) return [];
    const name = `${element.tagName.toLowerCase()}.${element.className} ${(element.textContent ?? '').trim().slice(0, 40)}`;
    // Cards, and fields with an icon, draw the focus ring around all of themselves.
    let ringed = false;
    for (let box: Element | null = element; box && box !== document.body && !ringed; box = box.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      ringed = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }
    // elementFromPoint ignores elements without pointer events, although they are visible.
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
