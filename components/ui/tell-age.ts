/**
 * Says beside a day how long ago it was, by the visitor's own clock and in the page's language. It is inlined right after the day,
 * so that nothing moves later. It must be self-contained, because its source text is what runs.
 */
export function tellAge(): void {
  const time = document.currentScript?.previousElementSibling;
  if (!(time instanceof HTMLTimeElement) || !Intl.RelativeTimeFormat) return;
  const now = new Date();
  const days = (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.parse(time.dateTime.slice(0, 10))) / 86_400_000;
  // A clock that is wrong, or one in a zone where that day has not begun.
  if (!(days >= 0)) return;
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' });
  const tell = (unit: Intl.RelativeTimeFormatUnit, length: number) => words.format(-Math.floor(days / length), unit);
  if (days < 14) time.dataset.age = tell('day', 1);
  else if (days < 60) time.dataset.age = tell('week', 7);
  else if (days < 730) time.dataset.age = tell('month', 30.4375);
  else time.dataset.age = tell('year', 365.25);
}
