import { z } from 'zod';
import { link, text } from '@/lib/content/fields';
import type { LocalText } from '@/lib/content/local-text';
import { readContent } from '@/lib/content/read-content';
import { loadTranslation, type TranslatableRecord, translateRecord } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';
import { iconNames } from '@/lib/icons/icon-names';
import { cardColorNames } from '@/lib/theme/palette';

export const participateFile = 'content/participate.yml';
export const participateFolder = 'content/participate';

/** A card in the Jenkins project's format plus an icon (docs/behavior.md, Participate). */
const cardSchema = z.object({
  label: text,
  description: text,
  color: z.enum(cardColorNames),
  url: link,
  icon: z.enum(iconNames).nullish(),
});

const cardsSchema = z.array(cardSchema).min(1);

export type ParticipateCard = Omit<z.output<typeof cardSchema>, 'label' | 'description'> & {
  label: LocalText;
  description: LocalText;
};

/**
 * The cards of a locale in file order. Translations are keyed by the English label.
 * @throws ContentError when the file can't be read or is not a list
 */
export function loadParticipateCards(locale: Locale): ParticipateCard[] {
  const translation = loadTranslation(participateFolder, locale);
  return loadEnglishCards().map((card) => ({ ...card, ...translateRecord(translatable(card), translation, locale) }));
}

/** The translatable texts of the cards, for the translation check. */
export function translatableCards(): TranslatableRecord[] {
  return loadEnglishCards().map(translatable);
}

function translatable({ label, description }: z.output<typeof cardSchema>) {
  return { id: label, texts: { label, description } };
}

function loadEnglishCards(): z.output<typeof cardsSchema> {
  return readContent(participateFile, cardsSchema, ['*']);
}
