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
import { PackageTable } from '@/components/download/package-table';
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
import { thankYouFile } from '@/lib/community/thank-you';
import { readReleaseLines } from '@/lib/download/downloads';
import type { Locale } from '@/lib/i18n/locales';
import { reportContent } from '@/scripts/check-content/content-report';
import { messagesIn } from '@/tests/support/messages-in';
import { siteCopy } from '@/tests/support/site-copy';
import { inPage } from '@/tests/unit/support/render';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => '/' }));

const site = siteCopy();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** The text of a component as a visitor reads it. */
function textOf(element: ReactElement, locale?: Locale): string {
  return JSDOM.fragment(renderToStaticMarkup(inPage(element, locale))).textContent ?? '';
}

interface BrokenRecord {
  file: string;
  /** A whole file, or a replacement in the existing one. */
  broken: string | readonly [from: string, to: string];
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
    file: 'content/books/broken.yml',
    broken: 'author: Nobody\n',
    element: () => <BookList />,
    stays: 'Jenkins: The Definitive Guide',
    message: 'pages.books.failed',
  },
  {
    file: 'content/awards/broken.yml',
    broken: 'year: 2020\ntitle: A\nurl: javascript:x\n',
    element: () => <AwardList />,
    stays: '2013',
    message: 'pages.awards.failed',
  },
  {
    file: 'content/logos/broken.yml',
    broken: 'name: A\nurl: a/%ff.png\n',
    element: () => <ArtworkSection />,
    stays: 'Cosmonaut',
    message: 'pages.artwork.failed',
  },
  {
    file: 'content/events/2040-01-30-paris.yml',
    broken: 'date: 2040-01-30\ntitle: Broken\nlocation: Paris\nlink: "https://["\n',
    element: () => <MajorEvents />,
    stays: 'Whole event',
  },
  {
    file: 'content/mailing-lists.yml',
    broken: `${lists}${list('first')}`,
    element: () => <MailingListsPage />,
    stays: 'For second.',
  },
  {
    file: 'content/participate.yml',
    broken: ['url: ', 'url: //'],
    element: () => <ParticipateCards />,
    stays: 'Code',
  },
  {
    file: 'content/roadmap/roadmap.yml',
    broken: `${roadmap}  - { name: One, ${initiatives}, { name: Broken, status: b }] }`,
    element: () => <RoadmapSection />,
    stays: 'Whole',
  },
  {
    file: 'content/roadmap/archive.yml',
    broken: `categories:\n  - { name: One, ${initiatives}, { name: Broken, status: a, link: "https://[" }] }`,
    element: () => <RoadmapArchiveSection />,
    stays: 'Whole',
  },
  {
    file: 'content/downloads/clouds.yml',
    broken: ['link: ', 'link: no'],
    element: () => <CloudGuides />,
    stays: 'Azure',
  },
  {
    file: 'content/downloads/weekly.yml',
    broken: ['link: ', 'link: no'],
    element: () => <PackageTable lines={readReleaseLines()} />,
    stays: 'Windows',
  },
  {
    file: 'content/changelogs/weekly.yml',
    broken: `- { version: '2.1', date: 2020-01-01, changes: [${change}] }\n- { version: 2.2b }`,
    element: () => <YearPage line="weekly" year="2020" />,
    stays: 'Mended.',
  },
  {
    file: 'content/changelogs/ratings.yml',
    broken: '"2.1": { good: -1 }\n"2.2": { good: 3 }',
    element: () => <ReleaseRatingControls />,
    stays: '',
  },
  {
    file: 'content/thank_you.yml',
    broken: [/MONTH: .*/.exec(readFileSync(thankYouFile, 'utf8'))?.[0] ?? '', 'MONTH: soon'],
    element: () => <ThankYou />,
    stays: '',
  },
  {
    file: 'content/supporters.yml',
    broken: '- { name: Whole, url: https://whole.example/ }\n- { name: Broken, url: broken }',
    element: () => <Supporters />,
    stays: 'Whole',
  },
  {
    file: 'content/carousel.yml',
    broken: '- { title: Whole, href: /blog/ }\n- { title: Broken, href: blog }',
    element: () => <Highlights />,
    stays: 'Whole',
  },
  {
    file: 'content/devops-world.yml',
    broken: ['kind: edition', 'kind: sedition'],
    element: () => <DevopsWorldPage />,
    stays: 'Abhyudaya Sharma',
  },
  {
    file: 'content/hacktoberfest.yml',
    broken: ['- id: ', '- id: no'],
    element: () => <HacktoberfestPage />,
    stays: 'Jenkins',
  },
  {
    file: 'content/contributor-summit.yml',
    broken: ['- { kind: ', '- { kind: no'],
    element: () => <ContributorSummitPage />,
    stays: 'FOSDEM',
  },
  {
    file: 'content/navigation.yml',
    broken: ['- { to: blog }', '- { to: 5 }'],
    element: () => <Navbar />,
    stays: 'Tekton',
  },
  {
    file: 'content/navigation.yml',
    broken: ['icon: ', 'icon: no'],
    element: () => <Footer />,
    stays: 'Mastodon',
  },
  {
    file: 'content/links.yml',
    broken: ['tekton: ', 'tekton: "https://[" #'],
    element: () => <DestinationLink to="tekton">Words</DestinationLink>,
    stays: 'Words',
    message: 'chrome.linkBroken',
  },
  {
    file: 'content/links.yml',
    broken: ['calendarIcs: ', 'calendarIcs: "https://[" #'],
    element: () => <PublicCalendar />,
    stays: '',
    message: 'chrome.linkBroken',
  },
  {
    file: 'content/external-redirects.yml',
    broken: ['- /blog/', '- blog'],
    element: () => <AddressLink address="/blog/x/">Words</AddressLink>,
    stays: 'Words',
    message: 'chrome.linkBroken',
  },
  {
    file: 'content/media.yml',
    broken: ['bytes: ', 'bytes: -'],
    element: () => <ArtworkSection />,
    stays: 'Cosmonaut',
    message: 'pages.artwork.failed',
  },
];

/** Takes turns. Not the list of locales: another locale would change every turn, and `stays` is in the language of the turn. */
const languages: readonly Locale[] = ['en', 'es-ES', 'fr-CA'];

test.each(rows)(
  'a broken record in $file is missing from its page, while everything else is shown',
  ({ file, broken, element, stays, message }) => {
    const locale = languages[rows.findIndex((row) => row.file === file) % languages.length] ?? 'en';
    site.write('content/events/2040-01-30-bonn.yml', 'date: 2040-01-30\ntitle: Whole event\nlocation: Bonn\nlink: /events/\n');
    breakWith(file, broken);
    const text = textOf(element(), locale);
    const [before = ''] = messagesIn(locale)(message ?? 'parts.recordsMissing', { message: '|', count: 1, places: '|' }).split(
      '|',
    );
    expect(text).toContain(before);
    expect(text).toContain(stays);
  },
);

function breakWith(file: string, broken: BrokenRecord['broken']) {
  if (typeof broken === 'string') site.write(file, broken);
  else site.edit(file, ...broken);
}

const describedEvent = (place: string, text: string) =>
  site.write(
    `content/events/2040-01-30-${place}.yml`,
    `date: 2040-01-30\ntitle: In ${place}\nlocation: There\nlink: /events/\nraw_content: '${text}'\n`,
  );

test.each(['> ', '1. ', '_a **b ', '['])(
  'an event whose description has deeply nested %j is at most skipped itself, and costs no others',
  (mark) => {
    describedEvent('bonn', 'Whole words.');
    describedEvent('paris', mark.repeat(3000));
    expect(textOf(<MajorEvents />)).toContain('Whole words.');
  },
);

test('a description with a dead link shows its text, and the link is reported', () => {
  describedEvent('bonn', 'See [the words](/nowhere/).');
  expect(textOf(<MajorEvents />)).toContain('See the words.');
  expect(reportContent().problems).toEqual([
    expect.stringMatching(/^content\/events\/2040-01-30-bonn\.yml:5:31: 2040-01-30-bonn: "\/nowhere\/" is neither a page/),
  ]);
});

test('an editor is told about the mistakes in all files at once', () => {
  // The first row of each file.
  for (const [file, broken] of new Map(rows.toReversed().map((row) => [row.file, row.broken]))) breakWith(file, broken);
  const { problems, siteProblems } = reportContent();
  expect(siteProblems).toEqual([]);
  for (const { file } of rows) expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${file}:\\d+:\\d+: `)));
});
