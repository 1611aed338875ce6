import type { Locale } from '@/lib/i18n/locales';

/** The records that have a stand-in of their own. */
export type StandInFolder = 'logos' | 'books' | 'awards';

/** The address of the drawing for a record's picture; it says names only and is the same in every locale. */
export function recordStandIn(folder: StandInFolder, file: string): string {
  return `/stand-ins/${folder}/${file}.svg`;
}

/** The address of the drawing for a photo, with its label in a locale. */
export function sceneStandIn(id: string, locale: Locale): string {
  return `/stand-ins/${locale}/${id.replace(/\.\w+$/, '')}.svg`;
}
