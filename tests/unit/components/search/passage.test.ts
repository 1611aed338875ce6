import { passagePieces } from '@/components/search/passage';

test('the matching words are marked, and the rest is not', () => {
  expect(passagePieces('Compare the <mark>SHA-256</mark> of the file. <mark>SHA-256</mark>')).toEqual([
    { text: 'Compare the ', marked: false },
    { text: 'SHA-256', marked: true },
    { text: ' of the file. ', marked: false },
    { text: 'SHA-256', marked: true },
  ]);
});

test('HTML in a text is shown as text', () => {
  expect(passagePieces('Write &lt;img&gt; or <mark>&lt;b&gt;</mark>, <i>so</i>')).toEqual([
    { text: 'Write <img> or ', marked: false },
    { text: '<b>', marked: true },
    { text: ', <i>so</i>', marked: false },
  ]);
});

test('an empty passage has no pieces', () => {
  expect(passagePieces('')).toEqual([]);
});
