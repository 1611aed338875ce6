import { passagePieces } from '@/components/search/passage';

test('the words matching a search are marked in a result, and the others are not', () => {
  expect(passagePieces('Compare the <mark>SHA-256</mark> of the file. <mark>SHA-256</mark>')).toEqual([
    { text: 'Compare the ', marked: false },
    { text: 'SHA-256', marked: true },
    { text: ' of the file. ', marked: false },
    { text: 'SHA-256', marked: true },
  ]);
});

test('HTML in a search result is shown as text', () => {
  expect(passagePieces('Write &lt;img&gt; or <mark>&lt;b&gt;</mark>, <i>so</i>')).toEqual([
    { text: 'Write <img> or ', marked: false },
    { text: '<b>', marked: true },
    { text: ', <i>so</i>', marked: false },
  ]);
});

test('words with a slash or colon are shown as on the page, although the index separates them', () => {
  expect(passagePieces('Ubuntu/\u2060 <mark>Debian</mark> or <mark>jenkins:\u2060</mark> lts, and / or: no')).toEqual([
    { text: 'Ubuntu/', marked: false },
    { text: 'Debian', marked: true },
    { text: ' or ', marked: false },
    { text: 'jenkins:', marked: true },
    { text: 'lts, and / or: no', marked: false },
  ]);
});

test('an excerpt that begins in the middle of a sentence says so', () => {
  expect(passagePieces('<mark>agents</mark> need Java 21')[0]).toEqual({ text: '… ', marked: false });
  expect(passagePieces('of the agents')[0]?.text).toBe('… of the agents');
  expect(passagePieces('Agents need Java 21')[0]?.text).toBe('Agents need Java 21');
});
