import { readFileSync } from 'node:fs';
import { loadParticipateCards, participateCollection, participateFile, participateFolder } from '@/lib/community/participate';
import { translationFile, translationGaps } from '@/lib/content/translation';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

const small = readFileSync('tests/fixtures/participate.yml', 'utf8');
const french = translationFile(participateFolder, 'fr-CA');

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
  const texts = participateCollection.translatable?.(participateCollection.load()) ?? [];
  expect(translationGaps(participateFolder, 'fr-CA', texts)).toEqual([
    '"Connect" is translated, but there is no such record',
    'not translated, so shown in English: label of "Join", description of "Join", label of "Translate", description of "Translate"',
  ]);
});
