import { type ConvertedEvent, convertEvent, nameEvents } from '@/scripts/import/convert-event';
import { ConversionError } from '@/scripts/import/front-matter';
import { withPlainKeys } from '@/scripts/import/plain-keys';
import { toMarkdown } from '@/scripts/import/to-markdown';

function event(fields: string, body = '') {
  return convertEvent('content/_data/events/a.adoc', `---\n${fields}\n---\n${body}`);
}

const whole = 'title: An event\nlocation: Paris, France\nlink: https://example.org/';

describe('an imported event of the Jenkins project', () => {
  it('becomes a record with its description', () => {
    expect(event(`${whole}\ndate: "2020-01-30T08:30:00"\nimage: x.png`, '\nA *bold* word.\n')).toEqual({
      title: 'An event',
      location: 'Paris, France',
      date: '2020-01-30T08:30:00',
      link: 'https://example.org/',
      raw_content: 'A **bold** word.\n',
    });
  });

  it.each([
    ['"2020-01-30T9:00:00"', '2020-01-30T09:00:00'],
    ['“2018-12-18T8:00”', '2018-12-18T08:00:00'],
    ['2018-12-18 18:00:00', '2018-12-18T18:00:00'],
  ])('has its date converted to this site’s format: %s', (from, to) => {
    expect(event(`${whole}\ndate: ${from}\nendDate: ${from}`)).toMatchObject({ date: to, endDate: to });
  });

  it.each([
    ['title: A\nlink: /events/\ndate: 2020-01-30', 'it has no location'],
    [whole, 'it has no date'],
    [`${whole}\ndate: 2021-10-02 EMEA Timezone`, 'expected a date such as 2026-01-30'],
    ['- a list', 'its front matter is not a mapping'],
    ['title: [', 'Failed to parse YAML'],
  ])('is rejected with the reason: %s', (fields, reason) => {
    expect(() => event(fields)).toThrow(ConversionError);
    expect(() => event(fields)).toThrow(reason);
  });

  it('is rejected without front matter', () => {
    expect(() => convertEvent('a.adoc', 'Only words.')).toThrow('it has no front matter');
  });
});

describe('the files of imported events', () => {
  const at = (path: string, location: string, date = '2020-01-30', title = path): ConvertedEvent => ({
    path,
    record: { title, location, date, link: '/events/' },
  });

  it('are named by day and place, and numbered where these are the same', () => {
    const places = ['München, Germany', 'San José, Costa Rica', 'Online Meetup', '東京', 'München'];
    const { named } = nameEvents(places.map((place, index) => at(String(index), place)));
    expect([...named.keys()]).toEqual(
      ['munchen', 'san-jose', 'online', 'event', 'munchen-1'].map((place) => `content/events/2020-01-30-${place}.yml`),
    );
  });

  it('contain each event once, even if the project has it twice', () => {
    const { named, repeated } = nameEvents([at('a', 'Paris', undefined, 'A'), at('b', 'Paris', undefined, 'A')]);
    expect(named.size).toBe(1);
    expect(repeated).toEqual([{ path: 'b', other: 'a' }]);
  });
});

describe('AsciiDoc is converted to Markdown:', () => {
  it.each([
    ['a heading of another level', '== Java\n\n===== Debian', '#### Java\n\n**Debian**'],
    [
      'emphasis with double marks, and a nested list',
      '**must** and `a*b`\n\n* One\n** *Two*',
      '**must** and `a*b`\n\n* One\n  * **Two**',
    ],
    ['a description list', 'Debian:: `apt`\nRed Hat:: `dnf`', '* **Debian**\\\n`apt`\n* **Red Hat**\\\n`dnf`'],
    ['a plugin', 'plugin:git-client[Git client]', '[Git client](https://plugins.jenkins.io/git-client/)'],
    ['a link to a path', 'link:/doc/book/[the book]', '[the book](/doc/book/)'],
    ['a link to an address', 'https://example.org/a_b[words]', '[words](https://example.org/a_b)'],
    ['an ordered list', '. One\n. Two\n.. Two and a half', '1. One\n2. Two\n   1. Two and a half'],
    ['an admonition', 'WARNING: Back up *first*.', '**Warning:** Back up **first**.'],
    ['an admonition as a block', '[NOTE]\n====\nOne.\n\nTwo.\n====\nThree.', '**Note:**\n\nOne.\n\nTwo.\nThree.'],
    [
      'a source block',
      '[source,bash]\n----\nget https://example.org/ plugin:git[x] *\n----',
      '```bash\nget https://example.org/ plugin:git[x] *\n```',
    ],
    ['an included file', 'Above\n\ninclude::/etc/passwd[]\n\nbelow', 'Above\n\nbelow'],
    ['an element of HTML', '<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
  ])('%s', (_, asciidoc, markdown) => {
    expect(toMarkdown(asciidoc)).toBe(`${markdown}\n`);
  });
});

it('Ruby-style keys are converted to YAML, and bare paths get a leading slash', () => {
  expect(
    withPlainKeys([{ ':href': 'participate', ':title': ':kept', ':call_to_action': { ':href': 'https://example.org/' } }]),
  ).toEqual([{ href: '/participate', title: ':kept', call_to_action: { href: 'https://example.org/' } }]);
});
