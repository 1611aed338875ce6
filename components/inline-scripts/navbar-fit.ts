/**
 * Opens the groups of the collapsed menu with it, and collapses the bar when its entries don't fit on one row: before the first
 * paint, and whenever the size of the window, the fonts or the text changes. Below 1313 pixels the styles collapse it anyway
 * (docs/behavior.md, Navigation bar).
 *
 * The script stands right behind the element that contains the logo, the links and the controls at the end.
 */
export default function fitNavbar(): void {
  const { dataset } = document.documentElement;
  const bar = document.currentScript?.previousElementSibling;
  const [mark, menu, end] = [...(bar?.children ?? [])] as HTMLElement[];
  if (!bar || !mark || !menu || !end) return;

  // In the sheet all groups are open where there is room for columns, on a phone the one that the page is in; language and theme always.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    const isOpening = newState === 'open';
    for (const group of menu.querySelectorAll('details')) {
      const isHeld = isOpening && (innerWidth >= 600 || !!group.closest('.navbar-tools'));
      const summary = group.querySelector('summary');
      group.toggleAttribute('data-held', isHeld);
      // Of those with a name, the browser keeps one open.
      if (isHeld) group.removeAttribute('name');
      else group.setAttribute('name', 'navbar');
      group.open = isHeld || (isOpening && !!group.querySelector('[aria-current="page"]'));
      if (summary) summary.tabIndex = isHeld ? -1 : 0;
    }
  });

  const decide = () => {
    delete dataset.navbar;
    const toggle = end.querySelector<HTMLElement>('[popovertarget]');
    // An open collapsed menu is positioned outside the row and would cover the page.
    if (!toggle?.offsetParent && CSS.supports('selector(:popover-open)') && menu.matches(':popover-open')) menu.hidePopover();
    if (end.offsetTop > mark.offsetTop) dataset.navbar = 'collapsed';
  };
  decide();

  const watch = new ResizeObserver(() => {
    const before = dataset.navbar;
    decide();
    if (dataset.navbar === before) return;
    // Ignores size changes caused by the decision itself.
    watch.disconnect();
    requestAnimationFrame(observe);
  });
  const observe = () => {
    watch.observe(bar);
    watch.observe(end);
  };
  observe();
}
