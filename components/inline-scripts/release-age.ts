/**
 * Adds the age to release dates of the last 60 days, by the user's clock and in the page's language, and shows the notices about outdated data if they
 * apply, because the HTML is as old as the build. The script precedes these elements, and its observer updates them before they are
 * painted, to avoid layout shift.
 */
export default function showReleaseAges(): void {
  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const format = Intl.RelativeTimeFormat && new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' });

  const update = () => {
    for (const notice of document.querySelectorAll<HTMLElement>('[data-stale-from][hidden]')) {
      notice.hidden = now.toISOString() < (notice.dataset.staleFrom ?? '');
    }
    for (const { dataset, dateTime } of document.querySelectorAll<HTMLTimeElement>('.past-day:not([data-age])')) {
      const days = (today - Date.parse(dateTime.slice(0, 10))) / 86_400_000;
      // The clock is wrong, or the day hasn't begun in its time zone.
      if (!format || !(days >= 0)) continue;
      const tell = (length: number, unit: Intl.RelativeTimeFormatUnit) => format.format(-Math.floor(days / length), unit);
      if (days < 14) dataset.age = tell(1, 'day');
      else if (days < 60) dataset.age = tell(7, 'week');
    }
  };
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
