import { loadTranslation, translationFile } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';
import { roadmapFolder, roadmapTexts } from '@/lib/roadmap/roadmap-translation';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

const initiative = { name: 'Pipeline editor', description: 'Edit Pipelines.' };
const category = { name: 'Pipelines', description: 'About Pipelines.', initiatives: [] };
const labels = [{ name: 'tools', displayName: 'Tools', description: undefined }];

const french = `
statuses: { future: { displayName: Plus tard, description: Pas maintenant. } }
labels: { tools: { displayName: Outils } }
categories: { Pipelines: { name: Les pipelines } }
initiatives: { Pipeline editor: { description: Modifier des pipelines. } }
`;

function messagesIn(locale: Locale, translation: string | null) {
  if (translation === null) site.remove(translationFile(roadmapFolder, 'fr-CA'));
  else site.write(translationFile(roadmapFolder, 'fr-CA'), translation);
  return roadmapTexts(loadTranslation(roadmapFolder, locale), locale);
}

describe('untranslated text on the roadmap is English and marked as English', () => {
  test('in a partly translated record', () => {
    const texts = messagesIn('fr-CA', french);
    expect(texts.initiative(initiative).name).toEqual({ text: 'Pipeline editor', lang: 'en' });
    expect(texts.category(category).description).toEqual({ text: 'About Pipelines.', lang: 'en' });
  });
});

test('a roadmap label that is not in the list is shown by its name, spelled like the others', () => {
  expect(messagesIn('fr-CA', french).label('good-name', labels)).toEqual({ text: 'Good name', lang: 'en' });
});

test('fields missing from a roadmap record are not added by its translation', () => {
  const texts = messagesIn('fr-CA', french);
  expect(texts.initiative({ name: 'Pipeline editor' }).description).toBeUndefined();
});
