/** Formats by locale and style, because creating one takes a thousand times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const long: Intl.DateTimeFormatOptions = { dateStyle: 'long' };

/**
 * A date for visitors, such as "October 1, 2026" or "1ᵉʳ octobre 2026".
 * @param date a moment, or a day such as 2026-10-01
 * @param style the long form unless another is named; days are those of UTC
 */
export function dateText(date: Date | string, locale: string, style = long): string {
  return written(formatOf(locale, style).formatToParts(new Date(date)), locale);
}

/** Two dates for visitors, such as "October 1–31, 2025" or "1ᵉʳ–31 octobre 2025". */
export function dateRangeText(first: Date | string | number, last: Date | string | number, locale: string, style = long): string {
  return written(formatOf(locale, style).formatRangeToParts(new Date(first), new Date(last)), locale);
}

function formatOf(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, style]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...style });
  formats.set(key, format);
  return format;
}

/** In French, the first day of a month is 1ᵉʳ, which ICU data don't know. In a date of digits, such as 2026-10-01, it isn't. */
function written(parts: readonly Intl.DateTimeFormatPart[], locale: string): string {
  const isFrench = new Intl.Locale(locale).language === 'fr';
  const isInWords = parts.some(({ type, value }) => type === 'month' && !/\d/.test(value));
  return parts.map(({ type, value }) => (type === 'day' && value === '1' && isFrench && isInWords ? '1ᵉʳ' : value)).join('');
}
