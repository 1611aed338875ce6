import { plainTexts } from '@/scripts/check-messages/plain-text';
import { readTexts } from '@/scripts/check-messages/read-texts';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

describe('the text that visitors read of a message', () => {
  const textsOf = (source: string) => plainTexts(source).map(({ text }) => text);

  test('excludes tags and placeholders, and includes each plural form', () => {
    expect(textsOf('Ask <forum>the <em>forum</em></forum>')).toEqual(['Ask the forum']);
    expect(textsOf('{count, plural, one {# job of {name}} other {# <b>jobs</b>}}.')).toEqual(['￼ job of ￼.', '￼ jobs.']);
    expect(textsOf('Type <code>jenkinss</code>.')).toEqual(['Type ￼.']);
  });
});

describe('the texts for the message check', () => {
  test('are the messages of every locale, and the translations of records', () => {
    site.write('content/books/translations/fr-CA.yml', 'Some_Book:\n  description: >-\n    Un <em>livre</em>\n');
    const texts = readTexts();
    expect(texts.find(({ key }) => key === 'Some_Book.description')).toMatchObject({
      locale: 'fr-CA',
      line: 2,
      plain: [{ text: 'Un livre' }],
    });
    const title = texts.find(({ locale, key }) => locale === 'fr-CA' && key === 'pages.chat.title');
    expect(title).toMatchObject({ file: 'messages/fr-CA.json', english: expect.any(String), source: expect.any(String) });
  });

  test('exclude a malformed message, which another check reports', () => {
    site.write('messages/en.json', site.read('messages/en.json').replace('"site": {', '"site": {\n    "x": "{one.",'));
    expect(readTexts().some(({ key }) => key === 'site.x')).toBe(false);
  });
});
