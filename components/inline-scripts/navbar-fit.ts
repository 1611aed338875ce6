/**
 * Collapses the navbar when its entries don't fit on one row: before the first paint, and whenever the window, font, or text size
 * changes. Below 1313 pixels, CSS collapses it anyway (docs/behavior.md, Navigation bar). Also expands the groups in the drawer.
 *
 * The script must directly follow the element that contains the logo, the links, and the controls at the end.
 */
export default function fitNavbar(): void {
  const { dataset } = document.documentElement;
  const bar = document.currentScript?.previousElementSibling;
  const [mark, menu, end] = [...(bar?.children ?? [])] as HTMLElement[];
  if (!bar || !mark || !menu || !end) return;

  // In the drawer, all groups are open if there is room for columns, else only the current page's; language and theme always are.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    const isOpening = newState === 'open';
    for (const group of menu.querySelectorAll('details')) {
      const isHeld = isOpening && (innerWidth >= 600 || !!group.closest('.navbar-tools'));
      const summary = group.querySelector('summary');
      group.toggleAttribute('data-always-open', isHeld);
      // Of <details> elements with the same name, the browser keeps only one open.
      if (isHeld) group.removeAttribute('name');
      else group.setAttribute('name', 'navbar');
      group.open = isHeld || (isOpening && !!group.querySelector('[aria-current="page"]'));
      if (summary) summary.tabIndex = isHeld ? -1 : 0;
    }
  });

  const decide = () => {
    delete dataset.navbar;
    const toggle = end.querySelector<HTMLElement>('[popovertarget]');
    // The navbar no longer needs the drawer, which would stay open above the page.
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
