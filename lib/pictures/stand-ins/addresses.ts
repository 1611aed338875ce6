import type { Locale } from '@/lib/i18n/locales';
import type { RecordFolder } from '@/lib/pictures/record-folders';

/** The address of the stand-in for a record's picture; it contains only names, so it is the same in every locale. */
export function recordStandIn(folder: RecordFolder, file: string): string {
  return `/stand-ins/${folder}/${file}.svg`;
}

/** The address of the stand-in for a photo, with its label in a locale. */
export function sceneStandIn(id: string, locale: Locale): string {
  return `/stand-ins/${locale}/${id.replace(/\.\w+$/, '')}.svg`;
}
