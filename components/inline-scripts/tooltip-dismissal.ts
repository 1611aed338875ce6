/**
 * Lets Escape hide a tooltip without moving the pointer or the focus (WCAG 1.4.13), until the pointer or the focus moves to
 * another element. Showing and hiding otherwise need no script.
 */
export default function dismissTooltips(): void {
  const { dataset } = document.documentElement;
  let lastOwner: Element | null = null;
  const restoreElsewhere = ({ target }: Event) => {
    const owner = target instanceof Element ? target.closest('.tooltip-owner, .copy') : null;
    if (owner !== lastOwner) delete dataset.tooltips;
    lastOwner = owner;
  };
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dataset.tooltips = 'dismissed';
  });
  addEventListener('pointerover', restoreElsewhere);
  addEventListener('focusin', restoreElsewhere);
}
