import { readFileSync } from 'node:fs';
import { participateFile, participateFolder } from '@/lib/community/participate';
import { reportContent } from '@/scripts/check-content/content-report';
import { checkTexts } from '@/scripts/check-messages/text-report';
import { messageGaps, reportMessages } from '@/scripts/messages/messages-report';
import { siteCopy } from '@/tests/support/site-copy';

jest.mock('@/lib/i18n/locales', () => {
  const actual = jest.requireActual('@/lib/i18n/locales');
  return {
    ...actual,
    locales: [...actual.locales, 'ja'],
    prefixedLocales: [...actual.prefixedLocales, 'ja'],
    isLocale: (value: unknown) => value === 'ja' || actual.isLocale(value),
  };
});

const site = siteCopy();
beforeEach(() => {
  site.write(participateFile, readFileSync('tests/fixtures/participate.yml', 'utf8'));
  site.write(`${participateFolder}/translations/ja.yml`, 'Connect: { label: つながる }\n');
  // What loaders log, the check says in its own lines.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('the checks accept a new language, and list what it lacks', () => {
  // Japanese has only one plural form.
  const plural = '{count, plural, other {プルリクエスト#件}}';
  site.write('messages/ja.json', JSON.stringify({ thankYou: { pullRequests: plural }, pages: { books: { title: '本' } } }));
  expect([...reportMessages(), ...checkTexts().problems]).toEqual([]);
  expect(messageGaps()).toContainEqual(expect.stringMatching(/^messages\/ja\.json: pages\.chat is missing/));
  const { problems, warnings } = reportContent();
  expect(problems).toEqual([]);
  expect(warnings).toContainEqual(expect.stringMatching(/^content\/books\/translations\/ja\.yml: the file does not exist/));
  expect(warnings).toContainEqual(expect.stringMatching(/^content\/participate\/translations\/ja\.yml: not translated/));
});
