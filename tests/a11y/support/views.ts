import { type Locale, locales } from '@/lib/i18n/locales';

/** The windows in which accessibility is checked: a phone, a tablet and a desk, in pixels. */
export const allWidths = [360, 820, 1440] as const;
export const allThemes = ['light', 'dark'] as const;

export type Theme = (typeof allThemes)[number];

/** What `npm run test:a11y -- --only` left, such as `fr-CA,dark`. */
const only = (process.env.A11Y_ONLY ?? '').split(',').filter(Boolean);

/** Those that were asked for; all where none of them was. */
function chosen<T extends string | number>(all: readonly T[]): T[] {
  const wanted = all.filter((one) => only.includes(String(one)));
  return wanted.length > 0 ? wanted : [...all];
}

export const chosenLocales: Locale[] = chosen(locales);
export const chosenThemes: Theme[] = chosen(allThemes);
export const chosenWidths: number[] = chosen<number>(allWidths);
