import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ContributorSummitPage from '@/app/[locale]/(pages)/events/contributor-summit/page';
import DevopsWorldPage from '@/app/[locale]/(pages)/events/devops-world/page';
import HacktoberfestPage from '@/app/[locale]/(pages)/events/hacktoberfest/page';
import MailingListsPage from '@/app/[locale]/(pages)/mailing-lists/page';
import { ArtworkSection } from '@/components/artwork/artwork-section';
import { ReleaseRatingControls } from '@/components/changelog/release-rating';
import { YearPage } from '@/components/changelog/year-page';
import { Supporters } from '@/components/donate/supporters';
import { CloudGuides } from '@/components/download/cloud-guides';
import { Downloads } from '@/components/download/downloads';
import { MajorEvents } from '@/components/events/major-events';
import { PublicCalendar } from '@/components/events/public-calendar';
import { Footer } from '@/components/footer/footer';
import { Highlights } from '@/components/home/highlights';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { Navbar } from '@/components/navbar/navbar';
import { ParticipateCards } from '@/components/participate/participate-cards';
import { AwardList } from '@/components/records/award-list';
import { BookList } from '@/components/records/book-list';
import { RoadmapArchiveSection } from '@/components/roadmap/roadmap-archive';
import { RoadmapSection } from '@/components/roadmap/roadmap-section';
import { ThankYou } from '@/components/thank-you/thank-you';
import { collections } from '@/lib/collections/collections';
import { thankYouFile } from '@/lib/community/thank-you';
import { readReleaseLines } from '@/lib/download/downloads';
import { type Locale, locales } from '@/lib/i18n/locales';
import { reportContent } from '@/scripts/check-content/content-report';
import { messagesIn } from '@/tests/support/messages-in';
import { siteCopy } from '@/tests/support/site-copy';
import { placedProblemsOf } from '@/tests/unit/support/problems';
import { inPage } from '@/tests/unit/support/render';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => '/' }));

const site = siteCopy();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** The text of a component as a visitor reads it. */
function wordsOf(element: ReactElement, locale?: Locale): string {
  return JSDOM.fragment(renderToStaticMarkup(inPage(element, locale))).textContent ?? '';
}

interface BrokenRecord {
  /** The collection, as named by `npm run check:content`. */
  collection: string;
  /** The record's file, if the collection is a folder. */
  file?: string;
  /** A whole file, or a replacement in the existing one. */
  breaks: readonly (string | readonly [from: string, to: string])[];
  element: () => ReactElement;
  /** Text that must still be shown. */
  stays: string;
  /** The key of the message shown in place of the record. */
  message?: 'pages.books.failed' | 'pages.awards.failed' | 'pages.artwork.failed' | 'chrome.linkBroken';
}

const list = (name: string) => `\n  - { name: ${name}, section: board, description: For ${name}. }`;
const lists = `host: lists.example.org\narchive: https://lists.example.org/{name}\nlists:${list('first')}${list('second')}`;
const change = '{ type: bug, message: Mended. }';
const roadmap = 'statuses: [{ id: a, displayName: A }]\nlabels: [{ name: l, displayName: L }]\ncategories:\n';
const initiatives = 'initiatives: [{ name: Whole, status: a }';

const rows: readonly BrokenRecord[] = [
  {
    collection: 'content/books',
    file: 'content/books/broken.yml',
    breaks: ['author: Nobody\n', 'title: 5\n', 'title: A\nurl: "https://["\n', 'title: [\n', '', 'title: A\nimage: 50%.png\n'],
    element: () => <BookList />,
    stays: 'Jenkins: The Definitive Guide',
    message: 'pages.books.failed',
  },
  {
    collection: 'content/awards',
    file: 'content/awards/broken.yml',
    breaks: ['title: A\n', 'year: soon\ntitle: A\n', 'year: 2020\ntitle: A\nurl: javascript:x\n', '- a\n'],
    element: () => <AwardList />,
    stays: '2013',
    message: 'pages.awards.failed',
  },
  {
    collection: 'content/logos',
    file: 'content/logos/broken.yml',
    breaks: ['url: a/b.png\n', 'name: A\nurl: "http://[/x.png"\n', 'name: A\nurl: a/%ff.png\n', 'name: "\n'],
    element: () => <ArtworkSection />,
    stays: 'Cosmonaut',
    message: 'pages.artwork.failed',
  },
  {
    collection: 'content/events',
    file: 'content/events/2040-01-30-paris.yml',
    breaks: ['https://[', 'https://a.example:99999/', 'https://a.example/%zz', '5', '[a]', ''].map(
      (link) => `date: 2040-01-30\ntitle: Broken\nlocation: Paris\nlink: ${JSON.stringify(link)}\n`,
    ),
    element: () => <MajorEvents />,
    stays: 'Whole event',
  },
  {
    collection: 'content/mailing-lists.yml',
    breaks: [`${lists}${list('first')}`, `${lists}\n  - 5`, `${lists}${list('"no name"')}`, `${lists}\n  - { name: third }`],
    element: () => <MailingListsPage />,
    stays: 'For second.',
  },
  {
    collection: 'content/participate.yml',
    breaks: [
      ['color: blue', 'color: teal'],
      ['- label: Connect', '- label: [Connect]'],
      ['url: ', 'url: //'],
    ],
    element: () => <ParticipateCards />,
    stays: 'Code',
  },
  {
    collection: 'content/roadmap/roadmap.yml',
    breaks: [
      `${roadmap}  - { name: One, ${initiatives}, { name: Broken, status: b }] }`,
      `${roadmap}  - { name: One, ${initiatives}, { status: a }] }`,
      `${roadmap}  - { name: One, ${initiatives}] }\n  - { name: Broken, initiatives: 5 }`,
      `${roadmap}  - { name: One, ${initiatives}] }`.replace('labels: [', 'labels: [{ name: 5 }, '),
      `${roadmap}  - { name: One, ${initiatives}] }`.replace('statuses: [', 'statuses: [{ id: 5 }, '),
      // Initiatives with a broken status are kept.
      `${roadmap}  - { name: One, ${initiatives}] }`.replace('displayName: A', 'displayName: [A]'),
      `${roadmap}  - { name: One, ${initiatives}] }`.replace('displayName: A', 'displayName: A, description: 5, hide: no way'),
    ],
    element: () => <RoadmapSection />,
    stays: 'Whole',
  },
  {
    collection: 'content/roadmap/archive.yml',
    breaks: [
      `categories:\n  - { name: One, ${initiatives}, { name: Broken, status: a, link: "https://[" }] }`,
      `categories:\n  - { name: One, ${initiatives}, null] }`,
      `categories:\n  - { name: One, ${initiatives}] }\n  - { initiatives: [] }`,
    ],
    element: () => <RoadmapArchiveSection />,
    stays: 'Whole',
  },
  {
    collection: 'content/downloads/clouds.yml',
    breaks: [
      ['icon: ', 'icon: no'],
      ['link: ', 'link: no'],
      ['- name: ', '- nam: '],
    ],
    element: () => <CloudGuides />,
    stays: 'Azure',
  },
  {
    collection: 'content/downloads/weekly.yml',
    breaks: [
      ['icon: ', 'icon: no'],
      ['link: ', 'link: no'],
      ['- label: ', '- lable: '],
    ],
    element: () => <Downloads lines={readReleaseLines()} />,
    stays: 'Windows',
  },
  {
    collection: 'content/changelogs/weekly.yml',
    breaks: [
      `- { version: '2.1', date: 2020-01-01, changes: [${change}] }\n- { version: 2.2b }`,
      `- { version: '2.1', date: 2020-01-01, changes: [${change}, { type: bug }] }`,
      `- { version: '2.1', date: 2020-01-01, lts_changes: [5, ${change}] }\n`,
      `- { version: '2.1', date: 2020-01-01, changes: [${change}] }\n- { version: '2.2', date: soon }`,
      `- { version: '2.1', date: 2020-01-01, changes: [${change}] }\n- { version: '2.1' }`,
    ],
    element: () => <YearPage line="weekly" year="2020" />,
    stays: 'Mended.',
  },
  {
    collection: 'content/changelogs/ratings.yml',
    breaks: ['"2.1": { good: -1 }\n"2.2": { good: 3 }', '"2.1": 5\n"2.2": { good: 3 }', '"2.1": { ratings: [a] }\n"2.2": {}'],
    element: () => <ReleaseRatingControls />,
    stays: '',
  },
  {
    collection: 'content/thank_you.yml',
    breaks: [
      [/MONTH: .*/.exec(readFileSync(thankYouFile, 'utf8'))?.[0] ?? '', 'MONTH: soon'],
      ['"24"', '[]'],
      ['GH_HANDLE_URL', 'NOTHING'],
    ],
    element: () => <ThankYou />,
    stays: '',
  },
  {
    collection: 'content/supporters.yml',
    breaks: [
      '- { name: Whole, url: https://whole.example/ }\n- { name: Broken, url: broken }',
      '- { name: Whole, url: https://a.example/ }\n- 5',
    ],
    element: () => <Supporters />,
    stays: 'Whole',
  },
  {
    collection: 'content/carousel.yml',
    breaks: [
      '- { title: Whole, href: /blog/ }\n- { title: Broken, href: blog }',
      '- { title: Whole, href: /blog/ }\n- { href: /blog/ }',
    ],
    element: () => <Highlights />,
    stays: 'Whole',
  },
  {
    collection: 'content/devops-world.yml',
    breaks: [
      ['kind: edition', 'kind: sedition'],
      ['messages: kohsuke', 'messages: nobody'],
      ['year: 2021', 'year: soon'],
    ],
    element: () => <DevopsWorldPage />,
    stays: 'Abhyudaya Sharma',
  },
  {
    collection: 'content/hacktoberfest.yml',
    breaks: [
      ['- id: ', '- id: no'],
      ['kind: slides', 'kind: slide'],
    ],
    element: () => <HacktoberfestPage />,
    stays: 'Jenkins',
  },
  {
    collection: 'content/contributor-summit.yml',
    breaks: [
      ['- { kind: ', '- { kind: no'],
      ['- { item: ', '- { item: no'],
      ['- { event: ', '- { event: no'],
      ['- { messages: ', '- { messages: no'],
    ],
    element: () => <ContributorSummitPage />,
    stays: 'FOSDEM',
  },
  {
    collection: 'content/navigation.yml',
    breaks: [
      ['- { to: blog }', '- { to: 5 }'],
      ['- { to: jayex }', '- { label: jayexx, to: jayex }'],
      ['kind: heading }', 'kind: header }'],
    ],
    element: () => <Navbar />,
    stays: 'Tekton',
  },
  {
    collection: 'content/navigation.yml',
    breaks: [['icon: ', 'icon: no']],
    element: () => <Footer />,
    stays: 'Mastodon',
  },
  {
    collection: 'content/links.yml',
    breaks: [
      ['tekton: ', 'tekton: no'],
      ['tekton: ', 'tekton: "https://[" #'],
    ],
    element: () => <DestinationLink to="tekton">Words</DestinationLink>,
    stays: 'Words',
    message: 'chrome.linkBroken',
  },
  {
    collection: 'content/links.yml',
    breaks: [['calendarIcs: ', 'calendarIcs: "https://[" #']],
    element: () => <PublicCalendar />,
    stays: '',
    message: 'chrome.linkBroken',
  },
  {
    collection: 'content/external-redirects.yml',
    breaks: [['- /blog/', '- blog']],
    element: () => <AddressLink address="/blog/x/">Words</AddressLink>,
    stays: 'Words',
    message: 'chrome.linkBroken',
  },
  {
    collection: 'content/media.yml',
    breaks: [
      ['bytes: ', 'bytes: -'],
      ['address: ', 'address: no address '],
      ['format: ', 'format: X'],
    ],
    element: () => <ArtworkSection />,
    stays: 'Cosmonaut',
    message: 'pages.artwork.failed',
  },
];

describe.each(rows)('a broken record of $collection', ({ collection, file = collection, breaks, element, stays, message }) => {
  const locale = locales[rows.findIndex((row) => row.collection === collection) % locales.length] ?? 'en';

  function breakWith(broken: BrokenRecord['breaks'][number]) {
    site.write('content/events/2040-01-30-bonn.yml', 'date: 2040-01-30\ntitle: Whole event\nlocation: Bonn\nlink: /events/\n');
    if (typeof broken === 'string') site.write(file, broken);
    else site.edit(file, ...broken);
  }

  test.each(breaks.map((broken) => [broken]))('is reported with file, line and column: %j', (broken) => {
    breakWith(broken);
    const problems = placedProblemsOf(() => collections.filter((one) => one.file === collection).map((one) => one.read()));
    expect(problems).toMatch(new RegExp(`^${file}(:\\d+:\\d+: |: .*line \\d+, column \\d+: )`));
  });

  test('is missing from its page, while everything else is shown', () => {
    const [broken = ''] = breaks;
    breakWith(broken);
    const text = wordsOf(element(), locale);
    const [before = ''] = messagesIn(locale)(message ?? 'parts.recordsMissing', { message: '|', count: 1, places: '|' }).split(
      '|',
    );
    expect(text).toContain(before);
    expect(text).toContain(stays);
  });
});

const describedEvent = (place: string, text: string) =>
  site.write(
    `content/events/2040-01-30-${place}.yml`,
    `date: 2040-01-30\ntitle: In ${place}\nlocation: There\nlink: /events/\nraw_content: '${text}'\n`,
  );

test.each(['>', '> ', '- ', '1. ', '*a ', '_a **b ', '[', '`'])(
  'an event whose description has deeply nested %j is at most skipped itself, and costs no others',
  (mark) => {
    describedEvent('bonn', 'Whole words.');
    describedEvent('paris', mark.repeat(3000));
    expect(wordsOf(<MajorEvents />)).toContain('Whole words.');
  },
);

test('a description with a dead link shows its text, and the link is reported', () => {
  describedEvent('bonn', 'See [the words](/nowhere/).');
  expect(wordsOf(<MajorEvents />)).toContain('See the words.');
  expect(reportContent().problems).toEqual([
    expect.stringMatching(/^content\/events\/2040-01-30-bonn\.yml:5:31: 2040-01-30-bonn: "\/nowhere\/" is neither a page/),
  ]);
});

test('an editor is told about the mistakes in all files at once', () => {
  const done = new Set<string>();
  for (const { file, collection, breaks } of rows) {
    const [broken] = breaks;
    if (done.has(collection)) continue;
    done.add(collection);
    if (typeof broken === 'string') site.write(file ?? collection, broken);
    else if (broken) site.edit(file ?? collection, ...broken);
  }
  const { problems, frameProblems } = reportContent();
  expect(frameProblems).toEqual([]);
  for (const { file, collection } of rows) {
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${file ?? collection}:\\d+:\\d+: `)));
  }
});
