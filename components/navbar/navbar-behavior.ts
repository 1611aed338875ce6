const navbar = '.navbar-shell';

/**
 * Enhances the navbar, which works without JavaScript: the dropdowns are `<details>` with a shared name, so the browser
 * keeps only one open, and the collapsed menu is a `popover` (docs/behavior.md, Navigation bar). In the capture phase, because React
 * stops events while it hydrates the page.
 */
export function controlMenus(): void {
  addEventListener('click', closeMenusOnClick, true);
  addEventListener('focusout', closeMenusOnLeave, true);
  addEventListener('keydown', handleMenuKey, true);
}

/** Closes the open dropdown on a click outside it, and all menus on a click on a link. */
function closeMenusOnClick(event: MouseEvent) {
  const { target } = event;
  // Events of other types repeat an earlier click. Clicks inside a menu on something else than a link, such as a theme, keep it open.
  if (event instanceof MouseEvent && target instanceof Element)
    closeMenus(target.closest('a') ? undefined : target.closest('details'));
}

/** Closes menus when focus leaves the navbar, so that no menu covers the focused element (WCAG 2.4.11). */
function closeMenusOnLeave({ target, relatedTarget: focused }: FocusEvent) {
  if (isInNavbar(target) && focused && !isInNavbar(focused)) closeMenus();
}

/** Moves focus with the arrow keys, Home, and End. Escape closes the open menu and returns focus to its button. */
function handleMenuKey(event: KeyboardEvent) {
  const { key, target: focused } = event;
  if (!(focused instanceof HTMLElement) || !isInNavbar(focused)) return;
  const dropdown = focused.closest('details');
  const button = dropdown?.querySelector('summary');
  if (key === 'Escape') {
    // Without a dropdown to close, the browser closes the drawer: each Escape closes one level.
    if (!dropdown?.matches('[open]:not([data-always-open])')) return;
    dropdown.open = false;
    event.preventDefault();
    button?.focus();
    return;
  }
  if (focused instanceof HTMLInputElement) return;

  const isMenu = dropdown && (focused !== button || key === 'ArrowUp' || key === 'ArrowDown');
  const items = isMenu ? linksOf(dropdown) : barItems();
  const [back, forward] = isMenu ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  // Of the button above a menu, -1.
  const index = items.indexOf(focused);
  // `at(-1)` is the last item.
  const next = { [back]: Math.max(index, 0) - 1, [forward]: (index + 1) % items.length, Home: 0, End: -1 }[key];
  if (next === undefined || (index < 0 && focused !== button)) return;
  if (isMenu) {
    dropdown.open = true;
    closeMenus(dropdown);
  }
  event.preventDefault();
  items.at(next)?.focus();
}

/** Closes the dropdowns except one; without an argument, the collapsed menu too. */
function closeMenus(except?: Element | null) {
  // Not those that components/inline-scripts/navbar-fit.ts keeps open.
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(`${navbar} details:not([data-always-open])`)) {
    if (dropdown !== except) dropdown.open = false;
  }
  // Browsers without popovers show the collapsed menu as a plain list.
  if (except === undefined) document.querySelector<HTMLElement>(`${navbar} [popover]`)?.hidePopover?.();
}

/** Whether an element is in the navbar. */
export function isInNavbar(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(navbar) !== null;
}

function linksOf(dropdown: Element): HTMLElement[] {
  return [...dropdown.querySelectorAll<HTMLElement>('a, input')];
}

function barItems(): HTMLElement[] {
  const items = [...document.querySelectorAll<HTMLElement>('.navbar-brand, .bar-item')];
  return items.filter((item) => item.checkVisibility?.() !== false);
}
