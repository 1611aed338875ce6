import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import DonatePage from '@/app/[locale]/(pages)/donate/page';
import PluginCheckPage from '@/app/[locale]/(pages)/download/check/plugins/page';
import VerifyPage from '@/app/[locale]/(pages)/download/verify/page';
import ContributorSummitPage from '@/app/[locale]/(pages)/events/contributor-summit/page';
import DevopsWorldPage from '@/app/[locale]/(pages)/events/devops-world/page';
import HacktoberfestPage from '@/app/[locale]/(pages)/events/hacktoberfest/page';
import MailingListsPage from '@/app/[locale]/(pages)/mailing-lists/page';
import HomePage from '@/app/[locale]/(pages)/page';
import PressPage from '@/app/[locale]/(pages)/press/page';
import JamPage from '@/app/[locale]/(pages)/projects/jam/page';
import { ArtworkSection } from '@/components/artwork/artwork-section';
import { ReleasePage } from '@/components/changelog/release-page';
import { YearPage } from '@/components/changelog/year-page';
import { CloudGuides } from '@/components/download/cloud-guides';
import { Downloads } from '@/components/download/downloads';
import { PackageTable } from '@/components/download/package-table';
import { VerificationText } from '@/components/download/verification-text';
import { MajorEvents } from '@/components/events/major-events';
import { PublicCalendar } from '@/components/events/public-calendar';
import { Footer } from '@/components/footer/footer';
import { Navbar } from '@/components/navbar/navbar';
import { ParticipateCards } from '@/components/participate/participate-cards';
import { AwardList } from '@/components/records/award-list';
import { BookList } from '@/components/records/book-list';
import { RoadmapArchiveSection } from '@/components/roadmap/roadmap-archive';
import { RoadmapSection } from '@/components/roadmap/roadmap-section';
import { ThankYou } from '@/components/thank-you/thank-you';
import { artworks } from '@/lib/artwork/artwork';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { changelogFeed } from '@/lib/changelog/feeds/feed';
import { collectionOf, collections } from '@/lib/collections/collections';
import { ContentError, describeProblem } from '@/lib/content/content-error';
import { tryContent } from '@/lib/content/try-content';
import { readReleaseLines } from '@/lib/download/downloads';
import { calendarFile } from '@/lib/events/calendar-file';
import { loadEvents } from '@/lib/events/events';
import { recordPicture } from '@/lib/pictures/pictures';
import { loadBooks } from '@/lib/records/books';
import { pagePolicy } from '@/lib/security/security-policy';
import { securityTxt } from '@/lib/site/security-txt';
import { loadSite } from '@/lib/site/site';
import { redirectsFile } from '@/scripts/build/servers/cdn-files';
import { nginxConfig } from '@/scripts/build/servers/nginx-config';
import { siteCopy } from '@/tests/support/site-copy';
import {
  auditCalendar,
  auditFields,
  auditHtml,
  auditNginx,
  auditPolicy,
  auditRedirects,
  auditXml,
} from '@/tests/unit/support/audit';
import { damages, damageYaml, fuzzing, strayElement } from '@/tests/unit/support/damage';
import { inPage } from '@/tests/unit/support/render';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => '/' }));

const site = siteCopy();

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) jest.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** The maximum CPU time for reading and rendering one file, in milliseconds. */
const mostTime = 2000;

interface Subject {
  /** The file to damage, with text to use if the site has no such file or an empty one. */
  file: string;
  text?: string;
  element?: () => ReactElement;
  /** Generates other output from the file; returns unescaped markup found in it. */
  written?: () => string[] | Promise<string[]>;
}

const event = `date: 2040-01-30T09:00:00
endDate: 2040-02-01T17:00:00
title: Meeting
location: Brussels, Belgium
link: https://meeting.example.org/
timezone: Europe/Brussels
raw_content: |
  With **all** [who come](https://meeting.example.org/who), and

  > somebody's words
`;
const additions = '2027-01-30-brussels: { timezone: Europe/Brussels, lang: fr }\n';
const ratings = '"2.504": { good: 1, nolike: 2, rollback: 3, ratings: ["63232", 1, "https://github.com/a/b/issues/1", 2] }\n';

const advisories = `- id: SECURITY-3540
  url: https://www.jenkins.io/security/advisory/2025-02-05/
  message: 'Two weaknesses, <b>mended</b>'
  versions: [{ pattern: '2[.](49[0-9]|50[0-4])(|[-].*)', lastVersion: '2.504' }]
`;
const pluginWarnings = `asOf: 2025-02-05
warnings:
  - id: SECURITY-3540
    name: git-client
    url: https://www.jenkins.io/security/advisory/2025-02-05/#SECURITY-3540
    versions: [{ pattern: '([1-5]|6[.][0-3])(|[.-].+)', lastVersion: 6.3.0 }]
`;
const upgrade = `version: 2.516.1
raw_content: |
  #### A *heading* with a [link](https://notes.example.org/)

  > somebody's words
`;
const tested = 'lts: { platforms: [{ value: Linux, from: "2.516.1" }], jdks: [{ value: 21, from: "2.516.1", to: "2.541.1" }] }\n';
const news = '- { title: "A post, <b>new</b>", url: https://www.jenkins.io/blog/2026/01/30/post/, date: 2026-01-30 }\n';

const supporters =
  '- { name: "Acme & <b>Sons</b>", url: https://acme.example/, logo: acme.svg }\n- { name: B, url: https://b.example/ }\n';
const carousel =
  '- { href: /participate, title: "Take <b>part</b>", intro: "Words & more", image: { src: images/a.png, height: 285px } }\n';

const first = (folder: string) =>
  `${folder}/${
    readdirSync(folder)
      .filter((name) => name.endsWith('.yml'))
      .sort()[0]
  }`;

const policy = () => [...auditPolicy(pagePolicy([])), ...auditRedirects(redirectsFile())];
const servers = () => [...policy(), ...auditNginx(nginxConfig({ listen: ['80'], root: '/var/www/html' }))];
// The copy has no drawings, so these are placeholders with the records' names.
const placeholders = (addresses: string[]) =>
  addresses.slice(0, 3).flatMap((address) => auditXml(Buffer.from(address.split(',')[1] ?? '', 'base64').toString()));
const covers = () => placeholders((tryContent(loadBooks) ?? []).map((book) => recordPicture('books', book).placeholder));
const logos = () => placeholders((tryContent(() => artworks('en')) ?? []).map(({ preview }) => preview.placeholder));

const downloads = () => (
  <>
    <Downloads lines={readReleaseLines()} />
    <PackageTable lines={readReleaseLines()} />
  </>
);
const stableRelease = () => <ReleasePage line="stable" version="2.516.1" />;

const subjects: readonly Subject[] = [
  { file: first('content/books'), element: () => <BookList />, written: covers },
  { file: first('content/awards'), element: () => <AwardList /> },
  { file: first('content/logos'), element: () => <ArtworkSection />, written: logos },
  {
    file: 'content/events/2040-01-30-brussels.yml',
    text: event,
    element: () => <MajorEvents />,
    written: () => {
      const events = tryContent(loadEvents) ?? [];
      const file = calendarFile(events, { name: 'Events', origin: loadSite().property, writtenAt: new Date(0) });
      return auditCalendar(file, events.length);
    },
  },
  { file: 'content/event-additions.yml', text: additions, element: () => <MajorEvents /> },
  { file: 'content/mailing-lists.yml', element: () => <MailingListsPage /> },
  { file: 'content/participate.yml', element: () => <ParticipateCards /> },
  { file: 'content/roadmap/roadmap.yml', element: () => <RoadmapSection /> },
  { file: 'content/roadmap/archive.yml', element: () => <RoadmapArchiveSection /> },
  { file: 'content/roadmap/translations/fr-CA.yml', element: () => <RoadmapSection /> },
  { file: 'content/books/translations/fr-CA.yml', element: () => <BookList /> },
  { file: 'content/downloads/clouds.yml', element: () => <CloudGuides /> },
  { file: 'content/downloads/stable.yml', element: downloads, written: policy },
  { file: 'content/downloads/weekly.yml', element: downloads },
  { file: 'content/changelogs/ratings.yml', text: ratings, element: () => <ReleasePage line="weekly" version={newest()} /> },
  {
    file: 'content/changelogs/weekly.yml',
    element: () => <ReleasePage line="weekly" version={newest()} />,
    written: async () => {
      const feed = await changelogFeed('weekly');
      return [feed.rss2(), feed.atom1()].flatMap(auditXml);
    },
  },
  { file: 'content/changelogs/tested_configurations.yml', text: tested, element: stableRelease },
  { file: 'content/upgrades/2.516.1.yml', text: upgrade, element: stableRelease },
  { file: 'content/advisories.yml', text: advisories, element: stableRelease },
  { file: 'content/plugin-warnings.yml', text: pluginWarnings, element: () => <PluginCheckPage /> },
  { file: 'content/downloads/keys.yml', element: () => <VerifyPage /> },
  { file: 'content/downloads/verification.yml', element: () => <VerifyPage /> },
  { file: 'content/downloads/java.yml', element: stableRelease },
  { file: 'content/downloads/keys.yml', element: () => <VerificationText /> },
  { file: 'content/downloads/verification.yml', element: () => <VerificationText /> },
  { file: 'content/news.yml', text: news, element: () => <HomePage /> },
  { file: 'content/supporters.yml', text: supporters, element: () => <DonatePage /> },
  { file: 'content/carousel.yml', text: carousel, element: () => <HomePage /> },
  { file: 'content/changelogs/lts.yml', element: () => <YearPage line="stable" year="2025" /> },
  { file: 'content/thank_you.yml', element: () => <ThankYou /> },
  { file: 'content/media.yml', element: () => <BookList />, written: policy },
  { file: 'content/figures.yml', element: () => <PressPage /> },
  { file: 'content/jam.yml', element: () => <JamPage /> },
  { file: 'content/hacktoberfest.yml', element: () => <HacktoberfestPage /> },
  { file: 'content/contributor-summit.yml', element: () => <ContributorSummitPage /> },
  { file: 'content/devops-world.yml', element: () => <DevopsWorldPage /> },
  { file: 'content/navigation.yml', element: () => <Navbar /> },
  { file: 'content/links.yml', element: () => <PublicCalendar />, written: policy },
  { file: 'content/external-redirects.yml', element: () => <Footer />, written: servers },
  { file: 'content/redirects.yml', text: '- path: /redirect/a/\n  to: /artwork/\n' },
  { file: 'content/site.yml', element: () => <Footer />, written: servers },
  { file: 'content/security.yml', written: () => auditFields(tryContent(securityTxt) ?? '') },
];

function newest(): string {
  return tryContent(() => loadChangelog('weekly'))?.[0]?.version ?? '2.504';
}

test('every collection of content is fuzzed', () => {
  const covered = new Set(subjects.map(({ file }) => collectionOf(file)));
  const left = collections.filter((collection) => !collection.path.includes('/translations/') && !covered.has(collection));
  expect(left.map(({ path }) => path)).toEqual([]);
});

test('however a content file is damaged, the problem is reported, and nothing is unescaped or slow', async () => {
  const texts = new Map(subjects.map(({ file, text }) => [file, text ?? readFileSync(file, 'utf8')]));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...subjects), damages, async (subject, steps) => {
      const { file } = subject;
      const original = texts.get(file) ?? '';
      site.write(file, damageYaml(original, steps));
      const used = process.cpuUsage();
      const problems = problemsIn(file);
      const found = await unescapedIn(subject, problems);
      const { user, system } = process.cpuUsage(used);
      if (existsSync(file)) site.write(file, readFileSync(file, 'utf8'));
      else site.remove(file);

      expect(
        problems.filter((problem) => !/content\/[\w./-]+\.yml:(\d+:\d+: | .*line \d+, column \d+| expected)/.test(problem)),
      ).toEqual([]);
      expect(found).toEqual([]);
      expect((user + system) / 1000).toBeLessThan(mostTime);
    }),
    { numRuns: fuzzing.runs(0.6), seed: fuzzing.seed },
  );
});

/** The problems that `npm run check:content` reports for a file. */
function problemsIn(file: string): string[] {
  const problems = collectionOf(file)?.inspect(file, readFileSync(`${site.root}/${file}`)).problems ?? [];
  return problems.map(describeProblem);
}

/** Unescaped markup in any output made from the file. With broken settings the build fails before making any. */
async function unescapedIn({ element, written }: Subject, problems: readonly string[]): Promise<string[]> {
  try {
    const html = element ? renderToStaticMarkup(inPage(element())) : '';
    return [...auditHtml(html), ...((await written?.()) ?? [])];
  } catch (error) {
    if (error instanceof ContentError && problems.length > 0) return [];
    throw error;
  }
}

test('unescaped markup is detected by these tests', () => {
  expect(auditHtml(`<p><${strayElement} x=""></${strayElement}></p>`)).toHaveLength(1);
  expect(auditHtml('<p onclick="a"><a href="javascript:a">a</a><iframe src="//a/"></iframe></p>')).toHaveLength(4);
  expect(auditHtml('<p><a href="/a/">a</a><img src="https://a.example/b.png"></p>')).toEqual([]);
  expect(auditXml('<a>&</a>')).not.toEqual([]);
  expect(auditXml(`<a><${strayElement}/></a>`)).not.toEqual([]);
  expect(auditXml('<a>&amp;</a>')).toEqual([]);
  expect(auditCalendar('BEGIN:VEVENT\r\nstray\r\n', 0)).toHaveLength(2);
  expect(auditPolicy("default-src 'self'; img-src https://a.example/b/")).toEqual([]);
  expect(auditPolicy(`img-src https://a.example"; script-src *`)).toHaveLength(2);
  expect(auditRedirects('/a/ https://evil.example/ 301/* https://a.example/:splat 302')).toHaveLength(1);
  expect(auditFields('Contact: https://a.example/\nPolicy: https://a.example/<b>\n')).toHaveLength(1);
  expect(auditNginx('    location ^~ /a/ {\n        return 302 https://a.example$request_uri;\n    }\n')).toEqual([]);
  expect(auditNginx('    location ^~ /a/ { deny all; {\n        return 302 https://a.example/;x;\n    }\n')).toHaveLength(3);
});
