/**
 * Decides whether the bar's entries fit beside one another: before anything is painted, and again when the window,
 * the fonts or the size of the text change. In a wide window, entries without room make the bar more than one row
 * high; with this script it is collapsed instead. Below 1313 pixels the styles collapse it anyway (docs/behavior.md, Navigation bar).
 *
 * It refers to nothing outside itself: its source text is what runs.
 * @param bar the element around the mark, the links and what stands at the end
 */
export function fitNavbar(bar: Element | null | undefined): void {
  const { dataset } = document.documentElement;
  const [mark, menu, end] = [...(bar?.children ?? [])] as HTMLElement[];
  if (!bar || !mark || !menu || !end) return;

  const decide = () => {
    delete dataset.navbar;
    const toggle = end.querySelector<HTMLElement>('[popovertarget]');
    // The open menu of a collapsed bar does not stand in its row, and would lie over the page.
    if (!toggle?.offsetParent && CSS.supports('selector(:popover-open)') && menu.matches(':popover-open')) menu.hidePopover();
    if (end.offsetTop > mark.offsetTop) dataset.navbar = 'collapsed';
  };
  decide();

  const watch = new ResizeObserver(() => {
    const before = dataset.navbar;
    decide();
    if (dataset.navbar === before) return;
    // What changes by the decision is no reason for another one.
    watch.disconnect();
    requestAnimationFrame(observe);
  });
  const observe = () => {
    watch.observe(bar);
    watch.observe(end);
  };
  observe();
}

/** The script that stands right behind the bar. */
export const navbarFitScript = `(${fitNavbar.toString()})(document.currentScript.previousElementSibling)`;
