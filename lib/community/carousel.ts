import { z } from 'zod';
import { link, optionalText, shortText } from '@/lib/content/fields';
import type { LocalText } from '@/lib/content/local-text';
import { contentExists, readContent } from '@/lib/content/read-content';
import { loadTranslation, type TranslatableRecord, translateRecord } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';

/** Highlights of the Jenkins project's start page; `npm run import` updates the file. */
export const carouselFile = 'content/carousel.yml';
export const carouselFolder = 'content/carousel';

/** In the Jenkins project's format, with the colons removed from its keys. Its image and button are not used. */
const slideSchema = z.looseObject({ href: link, title: shortText, intro: optionalText });

const carouselSchema = z.array(slideSchema);

type Slide = z.output<typeof slideSchema>;

/**
 * The slides in file order; empty if the file doesn't exist.
 * @throws ContentError when the file is not a list
 */
export function loadCarousel(): readonly Slide[] {
  return contentExists(carouselFile) ? readContent(carouselFile, carouselSchema, ['*']) : [];
}

/** A highlight in a locale. */
export interface Highlight {
  href: string;
  title: LocalText;
  intro?: LocalText;
}

/**
 * The start page's highlights in a locale (docs/behavior.md, Start page). Translations are keyed by the English title.
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
