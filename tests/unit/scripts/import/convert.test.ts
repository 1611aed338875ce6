import { ConversionError, type ConvertedEvent, convertEvent, nameEvents } from '@/scripts/import/convert-event';
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
    ['2020-01-30T13:00', '2020-01-30T13:00:00'],
    ['“2018-12-18T8:00”', '2018-12-18T08:00:00'],
    ["'2018-12-18'", '2018-12-18'],
    ['2018-12-18 18:00:00', '2018-12-18T18:00:00'],
  ])('has its date converted to this site’s format: %s', (from, to) => {
    expect(event(`${whole}\ndate: ${from}\nendDate: ${from}`)).toMatchObject({ date: to, endDate: to });
  });

  it('is online when it is virtual', () => {
    const location = (place: string) => event(`${whole.replace('Paris, France', place)}\ndate: 2020-01-30`).location;
    expect(location('Virtual')).toBe('Online');
    expect(location('Virtual Meetup')).toBe('Online Meetup');
  });

  it.each([
    ['title: A\nlink: /events/\ndate: 2020-01-30', 'it has no location'],
    ['title: A\nlocation: Paris\nlink: ""\ndate: 2020-01-30', 'it has no link'],
    ['location: Paris\nlink: /events/\ndate: 2020-01-30', 'it has no title'],
    [whole, 'it has no date'],
    [`${whole}\ndate: 2021-10-02 EMEA Timezone`, 'expected a date such as 2026-01-30'],
    [`${whole}\ndate: 04-February-2024T10:00`, 'expected a date such as 2026-01-30'],
    [`${whole}\ndate: 2018-18-07`, 'expected a date such as 2026-01-30'],
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

  it('are named by the day, even if the date has a time', () => {
    expect([...nameEvents([at('a', 'Paris', '1580372100000')]).named.keys()]).toEqual(['content/events/2020-01-30-paris.yml']);
  });

  it('contain each event once, even if the project has it twice', () => {
    const { named, repeated } = nameEvents([at('a', 'Paris', undefined, 'A'), at('b', 'Paris', undefined, 'A')]);
    expect(named.size).toBe(1);
    expect(repeated).toEqual([{ path: 'b', other: 'a' }]);
  });
});

describe('AsciiDoc is converted to Markdown:', () => {
  it.each([
    ['a heading', '==== Java', '#### Java'],
    ['emphasis and code', '*bold*, _slanted_ and `code`', '**bold**, _slanted_ and `code`'],
    ['a heading of another level', '== Java\n\n===== Debian', '#### Java\n\n**Debian**'],
    [
      'emphasis with double marks, and a nested list',
      '**must** and `a*b`\n\n* One\n** *Two*',
      '**must** and `a*b`\n\n* One\n  * **Two**',
    ],
    ['a picture', 'image::/images/a.png[What it shows.]', '_What it shows._'],
    ['a description list', 'Debian:: `apt`\nRed Hat:: `dnf`', '* **Debian**\\\n`apt`\n* **Red Hat**\\\n`dnf`'],
    ['a plugin', 'plugin:git-client[Git client]', '[Git client](https://plugins.jenkins.io/git-client/)'],
    ['a plugin without a label', 'plugin:git[]', '[git](https://plugins.jenkins.io/git/)'],
    ['a link to a path', 'link:/doc/book/[the book]', '[the book](/doc/book/)'],
    ['a link to an address', 'https://example.org/a_b[words]', '[words](https://example.org/a_b)'],
    ['a bare address', 'See (https://example.org/a_b_/).', 'See (<https://example.org/a_b_/>).'],
    ['a web address as code', '`https://example.org/`', '`https://example.org/`'],
    ['an ordered list', '. One\n. Two\n.. Two and a half', '1. One\n2. Two\n   1. Two and a half'],
    ['a list', '* One\n** More', '* One\n  * More'],
    ['an admonition', 'WARNING: Back up *first*.', '**Warning:** Back up **first**.'],
    ['an admonition above its paragraph', '[IMPORTANT]\nBack up.', '**Important:** Back up.'],
    ['an admonition as a block', '[NOTE]\n====\nOne.\n\nTwo.\n====\nThree.', '**Note:**\n\nOne.\n\nTwo.\nThree.'],
    [
      'a source block',
      '[source,bash]\n----\nget https://example.org/ plugin:git[x] *\n----',
      '```bash\nget https://example.org/ plugin:git[x] *\n```',
    ],
    ['an included file', 'Above\n\ninclude::/etc/passwd[]\n\nbelow', 'Above\n\nbelow'],
    ['a comment', '// not shown\nshown', 'shown'],
    ['an element of HTML', '<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
    ['Windows line endings', '==== Java\r\n\r\nWords.', '#### Java\n\nWords.'],
  ])('%s', (_, asciidoc, markdown) => {
    expect(toMarkdown(asciidoc)).toBe(`${markdown}\n`);
  });
});

it('Ruby-style keys are converted to YAML, and bare paths get a leading slash', () => {
  expect(
    withPlainKeys([{ ':href': 'participate', ':title': ':kept', ':call_to_action': { ':href': 'https://example.org/' } }]),
  ).toEqual([{ href: '/participate', title: ':kept', call_to_action: { href: 'https://example.org/' } }]);
});
