import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { link, text } from '@/lib/content/fields';
import type { LocalText } from '@/lib/content/local-text';
import { loadTranslation, translateRecord } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';
import { iconNames } from '@/lib/icons/icon-names';
import { cardColorNames } from '@/lib/theme/palette';

export const participateFile = 'content/participate.yml';
export const participateFolder = 'content/participate';

/** A card in the Jenkins project's format plus an icon (docs/behavior.md, Participate). */
const cardSchema = z.object({
  label: text.describe('title of the card, which is translated'),
  description: text.describe('text of the card, which is translated'),
  color: z.enum(cardColorNames).describe('one of the card colors in lib/theme/palette.ts'),
  url: link.describe('address, or a path of this site'),
  icon: z.enum(iconNames).nullish().describe('one of the names in lib/icons/icon-names.ts'),
});

export type ParticipateCard = Omit<z.output<typeof cardSchema>, 'label' | 'description'> & {
  label: LocalText;
  description: LocalText;
};

export const participateCollection = defineCollection({
  file: participateFile,
  schema: z.array(cardSchema).min(1),
  records: ['*'],
  pages: ['participate'],
  links: (cards) => cards.map(({ url, label }) => ({ address: url, usedBy: label })),
  translationFolder: participateFolder,
  translatable: (cards) => cards.map(translatable),
});

/**
 * The cards of a locale in file order. Translations are keyed by the English label.
 * @throws ContentError when the file can't be read or is not a list
 */
export function loadParticipateCards(locale: Locale): ParticipateCard[] {
  const translation = loadTranslation(participateFolder, locale);
  return participateCollection.load().map((card) => ({ ...card, ...translateRecord(translatable(card), translation, locale) }));
}

function translatable({ label, description }: z.output<typeof cardSchema>) {
  return { id: label, texts: { label, description } };
}
