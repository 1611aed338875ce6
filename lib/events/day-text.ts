import { dateRangeText } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Formats days, such as "Feb 23–25, 2021".
 * @param days one or more consecutive days, such as 2021-02-23
 */
export function dayText(days: readonly string[], locale: Locale, style: Intl.DateTimeFormatOptions): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const text = dateRangeText(first, last, locale, style);
  // Some versions of ICU data put thin spaces around the dash between two numbers.
  return text.replace(/(\d|ᵉʳ)\s–\s(\d)/, '$1–$2');
}

/** Formats several date ranges without their year, such as "October 2 and October 9". */
export function dayRunsText(runs: readonly (readonly string[])[], locale: Locale): string {
  const ranges = runs.map((days) => dayText(days, locale, { day: 'numeric', month: 'long' }));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(ranges.map(onOneLine));
}

/** A short date within a sentence, which no line break divides. */
function onOneLine(date: string): string {
  return date.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060');
}
