/** Formatters by locale, because creating one takes a thousand times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A date such as 2026-10-28 in words: October 28, 2026. */
export function longDate(date: string, locale: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}
