/**
 * Hides past events as soon as the browser has parsed them: an outdated build must not show them while the page's scripts load
 * (docs/behavior.md, Events page).
 */
export default function hidePastEvents(): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-ends-at]')];
  for (const card of cards) card.hidden = Number(card.dataset.endsAt) <= Date.now();
  const empty = document.getElementById('no-events');
  if (empty) empty.hidden = cards.some(({ hidden }) => !hidden);
}
