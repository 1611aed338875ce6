import { z } from 'zod';
import { link, optionalText, shortText } from '@/lib/content/fields';
import type { LocalText } from '@/lib/content/local-text';
import { isContentHere, readContent } from '@/lib/content/read-content';
import { loadTranslation, type TranslatableRecord, translateRecord } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';

/** What the Jenkins project points out on its start page; it comes by `npm run import`. */
export const carouselFile = 'content/carousel.yml';
export const carouselFolder = 'content/carousel';

/** The Jenkins project's own record, whose keys have lost their colons; its picture and its button are not used. */
const slideSchema = z.looseObject({ href: link, title: shortText, intro: optionalText });

const carouselSchema = z.array(slideSchema);

type Slide = z.output<typeof slideSchema>;

/**
 * What is pointed out, the first thing first; without the file there is nothing.
 * @throws ContentError when the file is not a list
 */
export function loadCarousel(): readonly Slide[] {
  return isContentHere(carouselFile) ? readContent(carouselFile, carouselSchema, ['*']) : [];
}

/** What is pointed out, in a locale. */
export interface Highlight {
  href: string;
  title: LocalText;
  intro?: LocalText;
}

/**
 * What is pointed out, in a locale (docs/behavior.md, Start page); translations are keyed by the English title.
 * @throws ContentError when the file is not a list
 */
export function highlights(locale: Locale): Highlight[] {
  const translation = loadTranslation(carouselFolder, locale);
  return loadCarousel().map((slide) => ({ href: slide.href, ...translateRecord(translatable(slide), translation, locale) }));
}

/** The translatable texts of all records, for the translation check. */
export function translatableCarousel(): TranslatableRecord[] {
  return loadCarousel().map(translatable);
}

function translatable({ title, intro }: Slide) {
  return { id: title, texts: { title, intro } };
}
