/** How often an open page looks for events that have ended, in milliseconds. */
const interval = 60_000;

/**
 * Hides past events as soon as the browser has parsed them, because an outdated build must not show them, and while the page is
 * open (docs/behavior.md, Events page).
 */
export default function hidePastEvents(): void {
  hide();
  setInterval(hide, interval);
}

function hide() {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-ends-at]')];
  for (const card of cards) card.hidden = Number(card.dataset.endsAt) <= Date.now();
  const empty = document.getElementById('no-events');
  if (empty) empty.hidden = cards.some(({ hidden }) => !hidden);
}
