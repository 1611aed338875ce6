import { readFileSync } from 'node:fs';
import { ContentError } from '@/lib/content/content-error';
import {
  loadParticipateCards,
  participateFile,
  participateTranslationFile,
  participateTranslationGaps,
} from '@/lib/content/participate';
import { locales, prefixedLocales } from '@/lib/i18n/locales';
import { cardColourNames } from '@/lib/theme/palette';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

const file = readFileSync(participateFile, 'utf8');

/** What an editor is told about a file. */
function problemsOf(text: string): string {
  site.write(participateFile, text);
  try {
    loadParticipateCards('en');
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  throw new Error('The file was accepted.');
}

test('the hub has its ten cards in the order, the colours and with the addresses of the specification', () => {
  expect(loadParticipateCards('en').map(({ label, color, url }) => [label.text, color, url])).toEqual([
    ['Connect', 'blue', '/participate/connect'],
    ['Meet', 'green', '/participate/meet'],
    ['Code', 'yellow', '/participate/code'],
    ['Help', 'orange', '/participate/help'],
    ['Translate', 'purple', '/doc/developer/internationalization/'],
    ['Test', 'pink', '/participate/test'],
    ['Document', 'cyan', '/participate/document'],
    ['Design', 'indigo', '/participate/design'],
    ['Review', 'brown', '/participate/review-changes'],
    ['Donate', 'yellow', '/donate/'],
  ]);
});

test.each(locales)('every card has its words in %s', (locale) => {
  for (const { label, description } of loadParticipateCards(locale)) {
    expect(label).toEqual({ text: expect.stringMatching(/\S/), lang: undefined });
    expect(description).toEqual({ text: expect.stringMatching(/\S/), lang: undefined });
  }
});

test.each(prefixedLocales)('no card lacks its words in %s, and no words lack their card', (locale) => {
  expect(participateTranslationGaps(locale)).toEqual([]);
});

test('a colour that the palette does not have is an error that says where, and which colours there are', () => {
  const problems = problemsOf(file.replace('color: brown', 'color: teal'));
  expect(problems).toBe(`${participateFile}: [8] ("Review").color: expected one of ${cardColourNames.join(', ')}, found "teal"`);
  expect(problems).toContain('blue, green, yellow, orange, purple, pink, cyan, indigo, brown');
});

test('a card without a description or with an unsafe address is an error that says where', () => {
  const problems = problemsOf(`
- { label: Connect, color: blue, url: /participate/connect }
- { label: Meet, description: Meet others., color: green, url: 'javascript:alert(1)' }
`);
  expect(problems).toContain('[0] ("Connect").description: expected text, found nothing');
  expect(problems).toContain('[1] ("Meet").url: expected an address that starts with');
});

test('a file without icons and with fields of its own, as the project has it, is shown as it is', () => {
  site.write(
    participateFile,
    '- { label: Sing, description: Sing of Jenkins., color: pink, url: /participate/connect, since: 2026 }',
  );
  expect(loadParticipateCards('en')).toEqual([
    { label: { text: 'Sing' }, description: { text: 'Sing of Jenkins.' }, color: 'pink', url: '/participate/connect' },
  ]);
});

test.each(prefixedLocales)('a card that %s has no words for stays English, says so, and is reported', (locale) => {
  site.write(participateFile, file.replace('label: Help', 'label: Assist'));
  const [card] = loadParticipateCards(locale).filter(({ color }) => color === 'orange');
  expect(card?.label).toEqual({ text: 'Assist', lang: 'en' });
  expect(card?.description.lang).toBe('en');
  expect(participateTranslationGaps(locale)).toEqual([
    'the card "Assist" is not translated',
    '"Help" is translated, and no card has that label',
  ]);
});

test('a language without a file of its own shows the English words', () => {
  site.remove(participateTranslationFile('fr-CA'));
  expect(loadParticipateCards('fr-CA')[0]?.label).toEqual({ text: 'Connect', lang: 'en' });
});
