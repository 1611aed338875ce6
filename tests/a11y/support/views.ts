import { type Locale, locales } from '@/lib/i18n/locales';

/** The window widths of accessibility checks: phone, tablet and desktop, in pixels. */
const allWidths = [360, 820, 1440] as const;
const allThemes = ['light', 'dark'] as const;

export type Theme = (typeof allThemes)[number];

/** The languages, themes and widths to test, such as `fr-CA,dark`. */
const only = (process.env.A11Y_ONLY ?? '').split(',').filter(Boolean);
const known = [...locales, ...allThemes, ...allWidths.map(String)];
const unknown = only.find((value) => !known.includes(value));
if (unknown) throw new Error(`A11Y_ONLY needs some of ${known.join(', ')}, found "${unknown}".`);

/** The requested values; all if none was requested. */
function chosen<T extends string | number>(all: readonly T[]): T[] {
  const wanted = all.filter((one) => only.includes(String(one)));
  return wanted.length > 0 ? wanted : [...all];
}

export const chosenLocales: Locale[] = chosen(locales);
export const chosenThemes: Theme[] = chosen(allThemes);
export const chosenWidths: number[] = chosen<number>(allWidths);
