import type { FocusEvent, KeyboardEvent } from 'react';

/**
 * Enhances the navbar, which works without JavaScript: the dropdowns are `<details>` with a shared name, so the browser
 * keeps only one open, and the collapsed menu is a `popover` (docs/behavior.md, Navigation bar).
 */

/** The index of the open dropdown, in document order; -1 when none is open. */
export function openDropdownIndex(bar: ParentNode): number {
  return dropdownsOf(bar).findIndex((dropdown) => dropdown.open);
}

/** Closes the open dropdown on a click outside it, and all menus on a click on a link. */
export function closeMenusOnClick(bar: Element, target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  // Other clicks inside a menu, such as on a theme, keep it open.
  if (target.closest('a')) closeMenus(bar);
  else closeDropdowns(bar, target.closest('details'));
}

/** Closes menus when focus leaves the navbar, so that no menu covers the focused element (WCAG 2.4.11). */
export function closeMenusOnLeave({ currentTarget: bar, relatedTarget: focused }: FocusEvent): void {
  if (focused && !bar.contains(focused)) closeMenus(bar);
}

/** Moves focus with the arrow keys, Home, and End. Escape closes the open menu and returns focus to its button. */
export function handleMenuKey(event: KeyboardEvent): void {
  const { currentTarget: bar, key, target: focused } = event;
  if (!(focused instanceof HTMLElement)) return;
  if (key === 'Escape') {
    closeAndReturnFocus(bar, event, focused);
    return;
  }
  if (focused instanceof HTMLInputElement) return;

  const dropdown = focused.closest('details');
  const isButton = focused.matches('summary');
  if (dropdown && isButton && (key === 'ArrowDown' || key === 'ArrowUp')) {
    dropdown.open = true;
    closeDropdowns(bar, dropdown);
    move(event, linksOf(dropdown).at(key === 'ArrowDown' ? 0 : -1));
  } else if (dropdown && !isButton) {
    moveWithin(linksOf(dropdown), focused, event, 'ArrowUp', 'ArrowDown');
  } else {
    moveWithin(barItemsOf(bar), focused, event, 'ArrowLeft', 'ArrowRight');
  }
}

function moveWithin(items: HTMLElement[], focused: HTMLElement, event: KeyboardEvent, back: string, forward: string) {
  const index = items.indexOf(focused);
  if (index < 0) return;
  // `at(-1)` is the last item.
  const next = { [back]: index - 1, [forward]: (index + 1) % items.length, Home: 0, End: -1 }[event.key];
  if (next !== undefined) move(event, items.at(next));
}

function move(event: KeyboardEvent, target: HTMLElement | undefined) {
  event.preventDefault();
  target?.focus();
}

function closeAndReturnFocus(bar: Element, event: KeyboardEvent, focused: Element) {
  const open = dropdownsOf(bar)[openDropdownIndex(bar)];
  if (!open?.contains(focused)) return;
  // Keeps the drawer around the dropdown open: each Escape closes one level.
  event.preventDefault();
  open.open = false;
  open.querySelector('summary')?.focus();
}

function closeMenus(bar: Element) {
  closeDropdowns(bar);
  // Browsers without popovers show the collapsed menu as a plain list.
  bar.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
}

function closeDropdowns(bar: Element, except?: Element | null) {
  for (const dropdown of dropdownsOf(bar)) {
    if (dropdown !== except) dropdown.open = false;
  }
}

/** Excludes those that components/inline-scripts/navbar-fit.ts keeps open. */
function dropdownsOf(bar: ParentNode): HTMLDetailsElement[] {
  return [...bar.querySelectorAll<HTMLDetailsElement>('details:not([data-always-open])')];
}

function linksOf(dropdown: Element): HTMLElement[] {
  return [...dropdown.querySelectorAll<HTMLElement>('a, input:not([type="hidden"])')];
}

function barItemsOf(bar: Element): HTMLElement[] {
  const items = [...bar.querySelectorAll<HTMLElement>('summary, a, button')];
  const isInBar = (item: HTMLElement) => item.tagName === 'SUMMARY' || item.closest('details') === null;
  return items.filter((item) => isInBar(item) && item.checkVisibility?.() !== false);
}
