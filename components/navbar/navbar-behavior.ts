/**
 * Enhances the navigation bar, which works without it: the dropdowns are `<details>` with a shared name, of which
 * the browser keeps one open at a time, and the collapsed menu is a `popover` (docs/behavior.md, Navigation bar).
 */

/** The index of the open dropdown, in document order; -1 when none is open. */
export function openDropdownIndex(bar: ParentNode): number {
  return dropdownsOf(bar).findIndex((dropdown) => dropdown.open);
}

/**
 * Closes menus on outside clicks, on Escape (which also returns the focus), when a link is followed and when the focus leaves the bar; arrow
 * keys, Home and End move the focus.
 * @returns a cleanup function
 */
export function attachNavbarBehavior(bar: HTMLElement): () => void {
  const { ownerDocument: page } = bar;
  const listeners = new AbortController();
  const { signal } = listeners;

  page.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest('a');
      // Within a menu only a link closes it: a click on the theme leaves it open.
      closeDropdowns(bar, link ? null : target?.closest('details'));
      // Browsers without popovers show the collapsed menu as a plain list.
      if (link) bar.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
    },
    { signal },
  );
  // What has the focus must not lie below a menu (WCAG 2.4.11).
  bar.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || bar.contains(relatedTarget)) return;
      closeDropdowns(bar);
      bar.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
    },
    { signal },
  );
  bar.addEventListener('keydown', (event) => handleKey(bar, event), { signal });

  return () => listeners.abort();
}

function handleKey(bar: HTMLElement, event: KeyboardEvent) {
  const focused = event.target instanceof HTMLElement ? event.target : null;
  if (event.key === 'Escape') {
    closeAndReturnFocus(bar, event);
    return;
  }
  if (!focused || focused instanceof HTMLInputElement) return;

  const dropdown = focused.closest('details');
  const isButton = focused.matches('summary');
  if (dropdown && isButton && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    dropdown.open = true;
    closeDropdowns(bar, dropdown);
    const links = linksOf(dropdown);
    move(event, event.key === 'ArrowDown' ? links[0] : links.at(-1));
    return;
  }
  if (dropdown && !isButton) {
    moveWithin(linksOf(dropdown), focused, event, 'ArrowUp', 'ArrowDown');
    return;
  }
  moveWithin(barItemsOf(bar), focused, event, 'ArrowLeft', 'ArrowRight');
}

function moveWithin(items: HTMLElement[], focused: HTMLElement, event: KeyboardEvent, back: string, forward: string) {
  const index = items.indexOf(focused);
  if (index < 0) return;
  // An index of -1 is the last item's.
  const next = { [back]: index - 1, [forward]: (index + 1) % items.length, Home: 0, End: -1 }[event.key];
  if (next !== undefined) move(event, items.at(next));
}

function move(event: KeyboardEvent, target: HTMLElement | undefined) {
  event.preventDefault();
  target?.focus();
}

function closeAndReturnFocus(bar: HTMLElement, event: KeyboardEvent) {
  const open = dropdownsOf(bar)[openDropdownIndex(bar)];
  if (!open?.contains(event.target as Node)) return;
  // The collapsed menu around the dropdown stays open: each Escape closes one level.
  event.preventDefault();
  open.open = false;
  open.querySelector('summary')?.focus();
}

function closeDropdowns(bar: HTMLElement, except?: Element | null) {
  for (const dropdown of dropdownsOf(bar)) {
    if (dropdown !== except) dropdown.open = false;
  }
}

/** Those that open one at a time; navbar-fit.ts holds the others open. */
function dropdownsOf(bar: ParentNode): HTMLDetailsElement[] {
  return [...bar.querySelectorAll<HTMLDetailsElement>('details:not([data-held])')];
}

function linksOf(dropdown: Element): HTMLElement[] {
  return [...dropdown.querySelectorAll<HTMLElement>('a, input:not([type="hidden"])')];
}

function barItemsOf(bar: Element): HTMLElement[] {
  const items = [...bar.querySelectorAll<HTMLElement>('summary, a, button')];
  const isInBar = (item: HTMLElement) => item.tagName === 'SUMMARY' || item.closest('details') === null;
  return items.filter((item) => isInBar(item) && item.checkVisibility?.() !== false);
}
