import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import type { ComponentType, ReactElement } from 'react';
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

/**
 * A file; what breaks it, a whole file or a replacement in the existing one; what shows it; text that must still be shown; and
 * the key of the message in place of the record.
 */
type BrokenRecord = readonly [
  file: string,
  broken: string | readonly [from: string, to: string],
  Shown: ComponentType,
  stays: string,
  message?: 'pages.books.failed' | 'pages.awards.failed' | 'pages.artwork.failed' | 'chrome.linkBroken',
];

const list = (name: string) => `\n  - { name: ${name}, section: board, description: For ${name}. }`;
const lists = `host: lists.example.org\narchive: https://lists.example.org/{name}\nlists:${list('first')}${list('second')}`;
const change = '{ type: bug, message: Mended. }';
const roadmap = 'statuses: [{ id: a, displayName: A }]\nlabels: [{ name: l, displayName: L }]\ncategories:\n';
const initiatives = 'initiatives: [{ name: Whole, status: a }';

const Packages = () => <PackageTable lines={readReleaseLines()} />;
const Year = () => <YearPage line="weekly" year="2020" />;
const Tekton = () => <DestinationLink to="tekton">Words</DestinationLink>;
const Blog = () => <AddressLink address="/blog/x/">Words</AddressLink>;

const rows: readonly BrokenRecord[] = [
  ['content/books/broken.yml', 'author: Nobody\n', BookList, 'Jenkins: The Definitive Guide', 'pages.books.failed'],
  ['content/awards/broken.yml', 'year: 2020\ntitle: A\nurl: javascript:x\n', AwardList, '2013', 'pages.awards.failed'],
  ['content/logos/broken.yml', 'name: A\nurl: a/%ff.png\n', ArtworkSection, 'Cosmonaut', 'pages.artwork.failed'],
  [
    'content/events/2040-01-30-paris.yml',
    'date: 2040-01-30\ntitle: Broken\nlocation: Paris\nlink: "https://["\n',
    MajorEvents,
    'Whole event',
  ],
  ['content/mailing-lists.yml', `${lists}${list('first')}`, MailingListsPage, 'For second.'],
  ['content/participate.yml', ['url: ', 'url: //'], ParticipateCards, 'Code'],
  [
    'content/roadmap/roadmap.yml',
    `${roadmap}  - { name: One, ${initiatives}, { name: Broken, status: b }] }`,
    RoadmapSection,
    'Whole',
  ],
  [
    'content/roadmap/archive.yml',
    `categories:\n  - { name: One, ${initiatives}, { name: Broken, status: a, link: "https://[" }] }`,
    RoadmapArchiveSection,
    'Whole',
  ],
  ['content/downloads/clouds.yml', ['link: ', 'link: no'], CloudGuides, 'Azure'],
  ['content/downloads/weekly.yml', ['link: ', 'link: no'], Packages, 'Windows'],
  [
    'content/changelogs/weekly.yml',
    `- { version: '2.1', date: 2020-01-01, changes: [${change}] }\n- { version: 2.2b }`,
    Year,
    'Mended.',
  ],
  ['content/changelogs/ratings.yml', '"2.1": { good: -1 }\n"2.2": { good: 3 }', ReleaseRatingControls, ''],
  ['content/thank_you.yml', [/MONTH: .*/.exec(readFileSync(thankYouFile, 'utf8'))?.[0] ?? '', 'MONTH: soon'], ThankYou, ''],
  [
    'content/supporters.yml',
    '- { name: Whole, url: https://whole.example/ }\n- { name: Broken, url: broken }',
    Supporters,
    'Whole',
  ],
  ['content/carousel.yml', '- { title: Whole, href: /blog/ }\n- { title: Broken, href: blog }', Highlights, 'Whole'],
  ['content/devops-world.yml', ['kind: edition', 'kind: sedition'], DevopsWorldPage, 'Abhyudaya Sharma'],
  ['content/hacktoberfest.yml', ['- id: ', '- id: no'], HacktoberfestPage, 'Jenkins'],
  ['content/contributor-summit.yml', ['- { kind: ', '- { kind: no'], ContributorSummitPage, 'FOSDEM'],
  ['content/navigation.yml', ['- { to: blog }', '- { to: 5 }'], Navbar, 'Tekton'],
  ['content/navigation.yml', ['icon: ', 'icon: no'], Footer, 'Mastodon'],
  ['content/links.yml', ['tekton: ', 'tekton: "https://[" #'], Tekton, 'Words', 'chrome.linkBroken'],
  ['content/links.yml', ['calendarIcs: ', 'calendarIcs: "https://[" #'], PublicCalendar, '', 'chrome.linkBroken'],
  ['content/external-redirects.yml', ['- /blog/', '- blog'], Blog, 'Words', 'chrome.linkBroken'],
  ['content/media.yml', ['bytes: ', 'bytes: -'], ArtworkSection, 'Cosmonaut', 'pages.artwork.failed'],
];

/** Takes turns. Not the list of locales: another locale would change every turn, and `stays` is in the language of the turn. */
const languages: readonly Locale[] = ['en', 'es-ES', 'fr-CA'];

for (const [file, broken, Shown, stays, message] of rows) {
  test(`a broken record in ${file} is missing from its page, while everything else is shown`, () => {
    const locale = languages[rows.findIndex(([other]) => other === file) % languages.length] ?? 'en';
    site.write('content/events/2040-01-30-bonn.yml', 'date: 2040-01-30\ntitle: Whole event\nlocation: Bonn\nlink: /events/\n');
    breakWith(file, broken);
    const text = textOf(<Shown />, locale);
    const words = messagesIn(locale)(message ?? 'parts.recordsMissing', { message: '|', count: 1, places: '|' });
    expect(text).toContain(words.split('|')[0]);
    expect(text).toContain(stays);
  });
}

function breakWith(file: string, broken: BrokenRecord[1]) {
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
  for (const [file, broken] of new Map(rows.toReversed().map(([file, broken]) => [file, broken]))) breakWith(file, broken);
  const { problems, siteProblems } = reportContent();
  expect(siteProblems).toEqual([]);
  for (const [file] of rows) expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${file}:\\d+:\\d+: `)));
});
