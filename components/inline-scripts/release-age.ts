/**
 * Adds the age to release dates of the last 60 days, by the user's clock and in the page's language, and shows what is true on the
 * user's day (components/changelog/by-day.tsx), because the HTML is as old as the build. The script precedes these elements, and its
 * observer updates them before they are painted, to avoid layout shift, and those that come from the archive later.
 */
export default function showReleaseAges(): void {
  new MutationObserver(update).observe(document.body, { childList: true, subtree: true });
}

function update() {
  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const format = Intl.RelativeTimeFormat && new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' });
  for (const part of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    const { from, until = '' } = part.dataset;
    part.hidden = from ? now.toISOString() < from : now.toISOString() >= until;
  }
  for (const time of document.querySelectorAll<HTMLTimeElement>('.past-day:not([data-age])')) {
    const { dataset, dateTime } = time;
    const days = (today - Date.parse(dateTime.slice(0, 10))) / 86_400_000;
    // The clock is wrong, or the day hasn't begun in its time zone.
    if (!format || !(days >= 0) || !isParsed(time)) continue;
    const tell = (length: number, unit: Intl.RelativeTimeFormatUnit) => format.format(-Math.floor(days / length), unit);
    if (days < 14) dataset.age = tell(1, 'day');
    else if (days < 60) dataset.age = tell(7, 'week');
    // An element, because screen readers read the content of styles as another piece.
    if (dataset.age) time.appendChild(document.createElement('span')).textContent = `(${dataset.age})`;
  }
}

/** Whether nothing more of an element is to come: something follows it, or the page is complete. */
function isParsed(element: Node): boolean {
  if (document.readyState !== 'loading') return true;
  let node: Node | null = element;
  while (node && !node.nextSibling) node = node.parentNode;
  return node !== null;
}
