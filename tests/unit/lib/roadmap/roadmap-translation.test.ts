import { loadTranslation, translationFile } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';
import { roadmapFolder, roadmapTexts } from '@/lib/roadmap/roadmap-translation';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

const initiative = { name: 'Pipeline editor', description: 'Edit Pipelines.' };
const status = { id: 'future', displayName: 'Future', description: 'Later.', hide: false };
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

test('translated text on the roadmap is in the visitor’s language', () => {
  const texts = messagesIn('fr-CA', french);
  expect(texts.status(status)).toEqual({ name: { text: 'Plus tard' }, description: { text: 'Pas maintenant.' } });
  expect(texts.label('tools', labels)).toEqual({ text: 'Outils' });
  expect(texts.category(category).name).toEqual({ text: 'Les pipelines' });
  expect(texts.initiative(initiative).description).toEqual({ text: 'Modifier des pipelines.' });
});

describe('untranslated text on the roadmap is English and marked as English', () => {
  test('in a partly translated record', () => {
    const texts = messagesIn('fr-CA', french);
    expect(texts.initiative(initiative).name).toEqual({ text: 'Pipeline editor', lang: 'en' });
    expect(texts.category(category).description).toEqual({ text: 'About Pipelines.', lang: 'en' });
  });

  test.each(['{}', null])('when the whole translation is empty or missing: %s', (translation) => {
    const texts = messagesIn('fr-CA', translation);
    expect(texts.status(status)).toEqual({
      name: { text: 'Future', lang: 'en' },
      description: { text: 'Later.', lang: 'en' },
    });
    expect(texts.label('tools', labels)).toEqual({ text: 'Tools', lang: 'en' });
  });
});

test('the English roadmap shows the records’ own text without a language mark', () => {
  const texts = messagesIn('en', french);
  expect(texts.initiative(initiative)).toEqual({
    name: { text: 'Pipeline editor', lang: undefined },
    description: { text: 'Edit Pipelines.', lang: undefined },
  });
});

test('a roadmap label that is not in the list is shown by its name, spelled like the others', () => {
  expect(messagesIn('fr-CA', french).label('good-name', labels)).toEqual({ text: 'Good name', lang: 'en' });
});

test('fields missing from a roadmap record are not added by its translation', () => {
  const texts = messagesIn('fr-CA', french);
  expect(texts.initiative({ name: 'Pipeline editor' }).description).toBeUndefined();
});

test('a mistake in a roadmap translation is reported with its place', () => {
  site.write(translationFile(roadmapFolder, 'fr-CA'), 'statuses: { future: { displayName: 5 } }');
  expect(problemsOf(() => loadTranslation(roadmapFolder, 'fr-CA'))).toMatch(
    'content/roadmap/translations/fr-CA.yml: statuses.future.displayName: expected text, found 5',
  );
});
