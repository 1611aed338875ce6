import { readFileSync } from 'node:fs';
import { loadParticipateCards, participateFile, participateFolder, translatableCards } from '@/lib/community/participate';
import { translationFile, translationGaps } from '@/lib/content/translation';
import { cardColorNames } from '@/lib/theme/palette';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

const small = readFileSync('tests/fixtures/participate.yml', 'utf8');
const french = translationFile(participateFolder, 'fr-CA');

/** The problems reported for a file. */
function problemsIn(text: string): string {
  site.write(participateFile, text);
  return problemsOf(() => loadParticipateCards('en'));
}

test('a “Participate” card is in the language of the page', () => {
  site.write(participateFile, small);
  site.write(french, 'Connect: { label: Échanger, description: Parlez. }');
  expect(loadParticipateCards('fr-CA')[0]).toMatchObject({ label: { text: 'Échanger' }, description: { text: 'Parlez.' } });
  expect(loadParticipateCards('en')[0]).toMatchObject({ label: { text: 'Connect' } });
});

test('an unknown color of a “Participate” card is an error with its place and the known colors', () => {
  const problems = problemsIn(small.replace('color: orange', 'color: teal'));
  expect(problems).toBe(`${participateFile}: [1] ("Help").color: expected one of ${cardColorNames.join(', ')}, found "teal"`);
  expect(problems).toContain('blue, green, yellow, orange, purple, pink, cyan, indigo, brown');
});

test('a “Participate” card without a description or with an unsafe address is an error with its place', () => {
  const problems = problemsIn(`
- { label: Connect, color: blue, url: /participate/connect }
- { label: Meet, description: Meet others., color: green, url: 'javascript:alert(1)' }
`);
  expect(problems).toContain('[0] ("Connect").description: expected text, found nothing');
  expect(problems).toContain('[1] ("Meet").url: expected an address that starts with');
});

test('the Jenkins project’s own file of cards, without icons and with extra fields, works unchanged', () => {
  site.write(
    participateFile,
    '- { label: Sing, description: Sing of Jenkins., color: pink, url: /participate/connect, since: 2026 }',
  );
  expect(loadParticipateCards('en')).toEqual([
    { label: { text: 'Sing' }, description: { text: 'Sing of Jenkins.' }, color: 'pink', url: '/participate/connect' },
  ]);
});

test('an untranslated “Participate” card stays English, is marked as English, and is reported', () => {
  site.write(participateFile, small.replace('label: Connect', 'label: Join'));
  site.write(french, 'Connect: { label: Échanger, description: Parlez. }\nHelp: { label: Aider, description: Répondez. }');
  const [card] = loadParticipateCards('fr-CA');
  expect(card?.label).toEqual({ text: 'Join', lang: 'en' });
  expect(card?.description.lang).toBe('en');
  expect(translationGaps(participateFolder, 'fr-CA', translatableCards())).toEqual([
    '"Connect" is translated, but there is no such record',
    'not translated, so shown in English: label of "Join", description of "Join", label of "Translate", description of "Translate"',
  ]);
});

test('a language without a file of “Participate” cards shows the English text', () => {
  site.write(participateFile, small);
  site.remove(translationFile(participateFolder, 'fr-CA'));
  expect(loadParticipateCards('fr-CA')[0]?.label).toEqual({ text: 'Connect', lang: 'en' });
});
