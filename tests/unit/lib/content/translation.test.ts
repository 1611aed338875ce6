import { loadTranslation, translateRecord, translationFile, translationGaps } from '@/lib/content/translation';
import { defaultLocale } from '@/lib/i18n/locales';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();
const folder = 'content/trial';
const locale = 'fr-CA';
const file = translationFile(folder, locale);

const tools = { id: 'texts/tools', texts: { name: 'Tools', description: 'About tools.', note: undefined } };
const texts = () => translateRecord(tools, loadTranslation(folder, locale), locale);

test('translated fields of records are in the reader’s language, and the others are marked as English', () => {
  site.write(file, 'texts: { tools: { name: Outils } }');
  expect(texts()).toEqual({ name: { text: 'Outils' }, description: { text: 'About tools.', lang: 'en' }, note: undefined });
});

test('records in a language without a translation file are shown in English, marked as English', () => {
  expect(texts().name).toEqual({ text: 'Tools', lang: 'en' });
  expect(translationGaps(folder, locale, [tools])).toEqual(['the file does not exist: its records are shown in English']);
});

test('records in English need no translation file and no language mark', () => {
  site.write(translationFile(folder, defaultLocale), 'texts: { tools: { name: Never read } }');
  const english = translateRecord(tools, loadTranslation(folder, defaultLocale), defaultLocale);
  expect(english.name).toEqual({ text: 'Tools', lang: undefined });
});

test('records without translatable fields need no translation file', () => {
  expect(translationGaps(folder, locale, [{ id: 'docker', texts: { label: undefined } }])).toEqual([]);
});

test('an editor is warned about missing and unused translations of records', () => {
  site.write(file, 'texts: { tools: { name: Outils, desciption: Des outils., note: Jamais. }, gone: { name: Parti } }');
  expect(translationGaps(folder, locale, [tools])).toEqual([
    'the desciption of "texts/tools" is translated, but the record has none',
    'the note of "texts/tools" is translated, but the record has none',
    '"texts/gone" is translated, but there is no such record',
    'not translated, so shown in English: description of "texts/tools"',
  ]);
});

test.each([
  ['texts: { tools: { name: 5 } }', 'texts.tools.name: expected text, found 5'],
  ['texts: { tools: { name: "a\\u0008b" } }', 'texts.tools.name: expected text without control characters'],
  ['texts: Outils', 'texts: expected a mapping, found "Outils"'],
])('in a translation file, %s is an error with its place', (text, problem) => {
  site.write(file, text);
  expect(problemsOf(() => loadTranslation(folder, locale))).toMatch(`${file}: ${problem}`);
});
