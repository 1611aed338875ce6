/**
 * Says beside the days of releases how long ago they were, by the visitor's own clock and in the page's language, and shows the notices
 * that data is old once it is: a page stays as it was built. The script stands before the first of them. An observer deals with each
 * part of the page that has come before it is painted, so that nothing moves later.
 */
export default function tellReleaseAges(): void {
  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const format = Intl.RelativeTimeFormat && new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' });

  const update = () => {
    for (const notice of document.querySelectorAll<HTMLElement>('[data-stale-from][hidden]')) {
      notice.hidden = now.toISOString() < (notice.dataset.staleFrom ?? '');
    }
    for (const { dataset, dateTime } of document.querySelectorAll<HTMLTimeElement>('.past-day:not([data-age])')) {
      const days = (today - Date.parse(dateTime.slice(0, 10))) / 86_400_000;
      // A clock that is wrong, or one in a zone where that day has not begun.
      if (!format || !(days >= 0)) continue;
      const tell = (length: number, unit: Intl.RelativeTimeFormatUnit) => format.format(-Math.floor(days / length), unit);
      if (days < 14) dataset.age = tell(1, 'day');
      else if (days < 60) dataset.age = tell(7, 'week');
      else if (days < 730) dataset.age = tell(30.4375, 'month');
      else dataset.age = tell(365.25, 'year');
    }
  };
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
