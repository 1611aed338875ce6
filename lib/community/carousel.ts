import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { link, optionalText, shortText } from '@/lib/content/fields';
import type { LocalText } from '@/lib/content/local-text';
import { loadTranslation, translateRecord } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';

/** Highlights of the Jenkins project's start page; `npm run import` updates the file. */
export const carouselFile = 'content/carousel.yml';
const carouselFolder = 'content/carousel';

/** In the Jenkins project's format, with the colons removed from its keys. Its image and button are not used. */
const slideSchema = z.looseObject({
  href: link.describe('address, or a path of this site'),
  title: shortText.describe('title, which is translated'),
  intro: optionalText.describe('plain text, which is translated'),
});

type Slide = z.output<typeof slideSchema>;

export const carouselCollection = defineCollection({
  file: carouselFile,
  schema: z.array(slideSchema),
  records: ['*'],
  ifMissing: [],
  upstream: 'content/_data/indexpage/carousel.yml',
  mentions: (slides) => slides.map(({ title, href }) => ({ address: href, usedBy: title })),
  translationFolder: carouselFolder,
  translatable: (slides) => slides.map(translatable),
});

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
  return carouselCollection
    .load()
    .map((slide) => ({ href: slide.href, ...translateRecord(translatable(slide), translation, locale) }));
}

function translatable({ title, intro }: Slide) {
  return { id: title, texts: { title, intro } };
}
