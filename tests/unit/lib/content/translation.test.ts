import { loadTranslation, translateRecord, translationFile, translationGaps } from '@/lib/content/translation';
import { defaultLocale } from '@/lib/i18n/locales';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();
const folder = 'content/trial';
const locale = 'fr-CA';
const file = translationFile(folder, locale);

const tools = { id: 'labels/tools', words: { name: 'Tools', description: 'About tools.', note: undefined } };
const words = () => translateRecord(tools, loadTranslation(folder, locale), locale);

test('translated texts are in the reader’s language, and the others are marked as English', () => {
  site.write(file, 'labels: { tools: { name: Outils } }');
  expect(words()).toEqual({ name: { text: 'Outils' }, description: { text: 'About tools.', lang: 'en' }, note: undefined });
});

test('a language without a file shows the records’ own texts as English', () => {
  expect(words().name).toEqual({ text: 'Tools', lang: 'en' });
  expect(translationGaps(folder, locale, [tools])).toEqual(['the file does not exist: its records are shown in English']);
});

test('English needs no file, and its texts no language mark', () => {
  site.write(translationFile(folder, defaultLocale), 'labels: { tools: { name: Never read } }');
  const english = translateRecord(tools, loadTranslation(folder, defaultLocale), defaultLocale);
  expect(english.name).toEqual({ text: 'Tools', lang: undefined });
});

test('records without translatable texts need no file', () => {
  expect(translationGaps(folder, locale, [{ id: 'docker', words: { label: undefined } }])).toEqual([]);
});

test('an editor is told about missing and unused translations', () => {
  site.write(file, 'labels: { tools: { name: Outils, desciption: Des outils., note: Jamais. }, gone: { name: Parti } }');
  expect(translationGaps(folder, locale, [tools])).toEqual([
    'the desciption of "labels/tools" is translated, and the record has none',
    'the note of "labels/tools" is translated, and the record has none',
    '"labels/gone" is translated, and there is no such record',
    'not translated, and shown in English: description of "labels/tools"',
  ]);
});

test('a complete translation causes no warnings', () => {
  site.write(file, 'labels: { tools: { name: Outils, description: Des outils. } }');
  expect(translationGaps(folder, locale, [tools])).toEqual([]);
});

test.each([
  ['labels: { tools: { name: 5 } }', 'labels.tools.name: expected text, found 5'],
  ['labels: { tools: { name: [Outils] } }', 'labels.tools.name: expected text, found ["Outils"]'],
  ['labels: { tools: { name: "a\\u0008b" } }', 'labels.tools.name: expected text without control characters'],
  ['labels: Outils', 'labels: expected a mapping, found "Outils"'],
  ['- labels', 'the file as a whole: expected a mapping, found ["labels"]'],
])('%s is an error with its place', (text, problem) => {
  site.write(file, text);
  expect(problemsOf(() => loadTranslation(folder, locale))).toMatch(`${file}: ${problem}`);
});
