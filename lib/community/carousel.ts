import { z } from 'zod';
import { link, optionalText, shortText } from '@/lib/content/fields';
import { isContentHere, readContent } from '@/lib/content/read-content';
import type { TranslatableRecord } from '@/lib/content/translation';

/** What the Jenkins project points out on its start page; it comes by `npm run import`. */
export const carouselFile = 'content/carousel.yml';
export const carouselFolder = 'content/carousel';

/** The Jenkins project's own record, whose keys have lost their colons; its picture and its button are not used. */
const slideSchema = z.looseObject({ href: link, title: shortText, intro: optionalText });

const carouselSchema = z.array(slideSchema);

export type Slide = z.output<typeof slideSchema>;

/**
 * What is pointed out, the first thing first; without the file there is nothing.
 * @throws ContentError when the file is not a list
 */
export function loadCarousel(): readonly Slide[] {
  return isContentHere(carouselFile) ? readContent(carouselFile, carouselSchema, ['*']) : [];
}

/** The translatable texts of a record; translations are keyed by its English title. */
function translatableSlide({ title, intro }: Slide) {
  return { id: title, words: { title, intro } };
}

/** The translatable texts of all records, for the translation check. */
export function translatableCarousel(): TranslatableRecord[] {
  return loadCarousel().map(translatableSlide);
}
