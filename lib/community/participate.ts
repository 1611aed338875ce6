import { z } from 'zod';
import { link, text } from '@/lib/content/fields';
import { type LocalText, localText } from '@/lib/content/local-text';
import { readContent } from '@/lib/content/read-content';
import { readTranslation } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';
import { iconNames } from '@/lib/icons/icon-names';
import { cardColorNames } from '@/lib/theme/palette';

export const participateFile = 'content/participate.yml';

/** A card in the Jenkins project's own format (docs/behavior.md, Participate); only the icon is ours. */
const cardSchema = z.object({
  label: text,
  description: text,
  color: z.enum(cardColorNames),
  url: link,
  icon: z.enum(iconNames).nullish(),
});

const cardsSchema = z.array(cardSchema).min(1);

const translationSchema = z.record(z.string(), z.object({ label: text, description: text }));

export type ParticipateCard = Omit<z.output<typeof cardSchema>, 'label' | 'description'> & {
  label: LocalText;
  description: LocalText;
};

/** Where the words of the cards in a locale are; English has none, its words are the cards' own. */
export function participateTranslationFile(locale: Locale): string {
  return `content/participate.${locale}.yml`;
}

/**
 * The cards in the file's order, with their words in a locale. A translation finds a
 * card by its English label.
 * @throws ContentError when a file can't be read, is invalid, or names a color that the palette does not have
 */
export function loadParticipateCards(locale: Locale): ParticipateCard[] {
  const translation = loadParticipateTranslation(locale);
  return loadEnglishCards().map((card) => ({
    ...card,
    label: localText(translation[card.label]?.label, card.label, locale),
    description: localText(translation[card.label]?.description, card.description, locale),
  }));
}

/** Cards that a locale has no words for, and words for cards that are not there: what an editor forgot. */
export function participateTranslationGaps(locale: Locale): string[] {
  const labels = loadEnglishCards().map((card) => card.label);
  const translated = Object.keys(loadParticipateTranslation(locale));
  return [
    ...labels.filter((label) => !translated.includes(label)).map((label) => `the card "${label}" is not translated`),
    ...translated
      .filter((label) => !labels.includes(label))
      .map((label) => `"${label}" is translated, and no card has that label`),
  ];
}

function loadEnglishCards(): z.output<typeof cardsSchema> {
  return readContent(participateFile, cardsSchema);
}

function loadParticipateTranslation(locale: Locale): z.output<typeof translationSchema> {
  return readTranslation(participateTranslationFile(locale), locale, translationSchema);
}
