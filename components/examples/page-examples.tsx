import { ArtworkCard } from '@/components/artwork/artwork-card';
import { ArtworkGallery } from '@/components/artwork/artwork-gallery';
import { ChangelogExplorer } from '@/components/changelog/changelog-explorer';
import { ReleaseBadge } from '@/components/changelog/release-badge';
import { ReleaseFacts } from '@/components/changelog/release-facts';
import { ReleaseFiles } from '@/components/changelog/release-files';
import { ReleaseIndex } from '@/components/changelog/release-index';
import { ReleaseRatingControls } from '@/components/changelog/release-rating';
import { ReleaseSection } from '@/components/changelog/release-section';
import { Command } from '@/components/chat/command';
import { CheckCommands } from '@/components/download/check-commands';
import { Downloads } from '@/components/download/downloads';
import { SigningKeys } from '@/components/download/signing-keys';
import { EmptyTray } from '@/components/errors/empty-tray';
import { WithContent } from '@/components/errors/with-content';
import { EventCard } from '@/components/events/event-card';
import { Agenda, KeyDates, Venue } from '@/components/events/next-summit';
import { UpcomingEvents } from '@/components/events/upcoming-events';
import { Footer } from '@/components/footer/footer';
import { PageFeedback } from '@/components/footer/page-feedback';
import { FeaturedProjects } from '@/components/hacktoberfest/featured-projects';
import { PreviousYears } from '@/components/hacktoberfest/previous-years';
import { Resources } from '@/components/hacktoberfest/resources';
import { PlatformLink } from '@/components/participate/platform-link';
import { WhereNext } from '@/components/participate/where-next';
import { ListedPicture } from '@/components/pictures/listed-picture';
import { PhotoGallery } from '@/components/pictures/photo-gallery';
import { NewestWarnings } from '@/components/plugin-check/newest-warnings';
import { PluginCheckForm } from '@/components/plugin-check/plugin-check-form';
import { Quotable } from '@/components/press/quotable';
import { BookEntry } from '@/components/records/book-list';
import { MatchingLinks } from '@/components/roadmap/matching-links';
import { RoadmapFilter } from '@/components/roadmap/roadmap-filter';
import { CheckForm } from '@/components/version-check/check-form';
import { RecentReleases } from '@/components/version-check/recent-releases';
import type { Artwork } from '@/lib/artwork/artwork';
import { ContentError } from '@/lib/content/content-error';
import type { LineContent } from '@/lib/download/downloads';
import type { SigningKey } from '@/lib/download/verification';
import type { ContributorSummit } from '@/lib/events/contributor-summit';
import { parseEventTime } from '@/lib/events/event-time';
import type { MajorEvent } from '@/lib/events/events';
import type { FeaturedProject, Hacktoberfest } from '@/lib/events/hacktoberfest';
import { defaultLocale } from '@/lib/i18n/locales';
import { placeholderFor } from '@/lib/pictures/placeholder';
import type { Book } from '@/lib/records/books';
import { SearchExample, ThankYouExample } from './browser-examples';
import { CheckExample } from './check-example';
import type { Example } from './example';
import { exampleWarnings, PluginExample } from './plugin-example';
import { elsewhere, longText, longWord, nowhere, sentence, short } from './sample-text';
import '@/components/artwork/artwork.css';

const placeholder = placeholderFor('logos/cowboy', short);
const picture = { src: placeholder, placeholder, width: 256, height: 256 };
const count = { locale: 'en', forms: { one: '{number} entry', other: '{number} entries' } };

const artwork: Artwork = {
  file: 'cowboy',
  name: short,
  englishName: short,
  anchor: 'artwork-least',
  preview: picture,
  large: picture,
  href: placeholder,
  files: [],
};
const fullArtwork: Artwork = {
  ...artwork,
  name: `${longWord} ${short}`,
  anchor: 'artwork-most',
  vector: placeholder,
  credit: { text: longWord, address: elsewhere },
  source: { text: longWord, address: elsewhere },
};
const artworkLabels = {
  search: 'Search the logos',
  clear: 'Clear',
  matches: count,
  close: 'Close',
  download: 'Files',
  newTab: '(new tab)',
  alt: '{name}',
};

const explorerLabels = {
  title: `Find changes: ${longWord}`,
  since: 'Since',
  to: 'To',
  show: 'Show',
  types: 'Kinds',
  shown: '{count} changes',
  loading: sentence,
  failed: sentence,
  notAVersion: sentence,
  nothingBetween: sentence,
  between: 'From {since} to {to}',
  newest: 'Newest',
  back: 'Back',
  records: { unrecorded: sentence, newer: sentence, unknown: sentence, older: sentence },
};

const listedReleases = (...versions: string[]) =>
  versions.map((version) => ({ version, date: '2030-01-01', changes: [], lts_changes: [] }));

const book: Book = {
  file: 'none',
  title: short,
  authors: [],
  publisher: undefined,
  publication_year: undefined,
  description: undefined,
  quote: undefined,
  url: undefined,
  image: undefined,
};

const stable: LineContent = {
  line: 'stable',
  invalidRecords: [],
  release: { version: '9.999.9', date: '2030-02-28', sha256: 'a'.repeat(64), war: `${elsewhere}{version}/jenkins.war` },
  platforms: [
    {
      label: longWord,
      link: elsewhere,
      icon: 'docker',
      systems: ['linux'],
      thirdParty: true,
      translate: false,
      commands: `${short}\n${longWord}`,
    },
    { label: short, link: elsewhere, icon: 'docker', systems: ['windows'], thirdParty: false, translate: false },
  ],
};

const leastKey: SigningKey = { name: 'a.key', fingerprint: 'A'.repeat(40), created: '2020-01-01', expires: '2021-01-01' };
const keys: SigningKey[] = [
  {
    name: `${longWord}.key`,
    fingerprint: 'F'.repeat(40),
    created: '2030-01-01',
    expires: '2039-12-31',
    stable: '9.999.9',
    weekly: '9.999',
  },
  {
    name: 'replaced.key',
    fingerprint: '1'.repeat(40),
    created: '2029-01-01',
    expires: '2039-12-31',
    stable: '8.888.8',
    weekly: '8.888',
  },
  { ...leastKey, name: 'expired.key' },
];

const brokenWeekly: LineContent = {
  line: 'weekly',
  platforms: [],
  invalidRecords: [{ file: 'content/downloads/weekly.yml', path: longWord, message: sentence }],
};

const summit: ContributorSummit = {
  next: {
    city: { text: longWord },
    year: 2030,
    confirmed: false,
    keyDates: [],
    venue: { name: longWord, link: elsewhere, address: { text: `${longWord} 1, ${longWord}` } },
    capacity: 1000,
  },
  fosdem: { year: 2030, days: ['2030-02-02', '2030-02-03'], link: elsewhere },
  agenda: { draft: true, items: [] },
  previous: [],
  gallery: [],
};

const hacktoberfest: Hacktoberfest = {
  edition: { year: 2030, anniversary: 17, onlineOnly: true },
  numbers: { pullRequests: 4, newbieIssues: 100, cspMinutes: 1.5, cspHours: 2 },
  rulesChanged: new Date('2030-10-03'),
  swagYear: 2030,
  featuredProjects: [],
  resources: [],
  slideDecks: [],
  previousYears: [],
};
const project: FeaturedProject = {
  id: 'core',
  link: elsewhere,
  keywords: [longWord, short],
  ideas: ['coreWork', 'coreLinks'],
};

const event: MajorEvent = {
  file: '2030-02-02-brussels',
  title: longWord,
  location: longWord,
  isOnline: false,
  link: nowhere,
  lang: defaultLocale,
  start: parseEventTime('2030-02-02T09:00:00+01:00', undefined),
  end: undefined,
  description: undefined,
};

const roadmapFilterLabels = { filters: 'Labels', clear: 'Clear', none: 'Nothing', matches: count };

const unlistedPicture = 'events/not-in-the-list';

function failToLoad(): never {
  throw new ContentError([{ file: 'content/example.yml', message: 'is broken in the catalog of components' }]);
}

/** Components that only one page uses, with minimal and maximal records. */
export const pageExamples: Example[] = [
  {
    name: 'ArtworkGallery',
    states: {
      empty: (
        <ArtworkGallery artworks={[]} labels={artworkLabels} empty={<EmptyTray />} license={<p>{sentence}</p>}>
          {null}
        </ArtworkGallery>
      ),
      usual: (
        <ArtworkGallery
          artworks={[artwork, fullArtwork].map(({ name }) => ({
            name,
            picture,
            credits: [{ label: 'By', name: longWord, href: elsewhere }],
            files: [
              { text: `PNG, 256 × 256, ${longWord}`, href: placeholder },
              { text: 'SVG', href: elsewhere },
            ],
          }))}
          labels={artworkLabels}
          empty={<EmptyTray />}
          license={<p>{sentence}</p>}
        >
          <ul className="artwork-grid">
            <ArtworkCard artwork={artwork} index={0} />
            <ArtworkCard artwork={fullArtwork} index={1} />
          </ul>
        </ArtworkGallery>
      ),
    },
  },
  {
    name: 'BookEntry',
    states: {
      least: (
        <ul>
          <BookEntry book={book} translation={new Map()} />
        </ul>
      ),
      most: (
        <ul>
          <BookEntry
            book={{
              ...book,
              title: longWord,
              authors: [longWord, short],
              publisher: longWord,
              publication_year: 2030,
              description: longText,
              quote: longWord,
              url: elsewhere,
              image: 'none.png',
            }}
            translation={new Map()}
          />
        </ul>
      ),
    },
  },
  {
    name: 'ChangelogExplorer',
    states: {
      usual: (
        <ChangelogExplorer
          types={[
            { name: 'bug', text: short },
            { name: longWord, text: longWord },
          ]}
          checkUrl={nowhere}
          archivePath={nowhere}
          examples={{ since: '9.998', to: '9.999' }}
          labels={explorerLabels}
          count={1}
        >
          <ReleaseSection line="weekly" release={{ version: '9.999', changes: [], lts_changes: [] }} />
        </ChangelogExplorer>
      ),
    },
  },
  {
    name: 'ReleaseSection',
    states: {
      most: (
        <>
          <ReleaseSection
            line="stable"
            release={{
              version: '9.999.9',
              date: '2030-01-01',
              banner: `${longWord} ${sentence}`,
              changes: [{ type: 'bug', message: longWord, issues: [], pulls: [], authors: [], references: [] }],
              lts_changes: [],
            }}
          />
          <ReleaseRatingControls />
        </>
      ),
    },
  },
  {
    name: 'CheckCommands',
    states: {
      least: <CheckCommands id="check-least" subject={short} commands={[{ system: short, run: short }]} />,
      most: (
        <CheckCommands
          id="check-most"
          subject={sentence}
          commands={[longWord, short].map((system) => ({ system, run: `${longText}\n${elsewhere}${longWord}\n${short}` }))}
        />
      ),
    },
  },
  {
    name: 'SigningKeys',
    states: {
      one: <SigningKeys keys={[leastKey]} now={new Date('2020-06-01')} />,
      all: <SigningKeys keys={keys} now={new Date('2030-06-01')} />,
    },
  },
  {
    name: 'ReleaseFacts',
    states: {
      newest: <ReleaseFacts line="weekly" version="9.999" />,
      most: <ReleaseFacts line="stable" version="9.999.1" newer="9.999.2" newest="9.999.3" />,
    },
  },
  {
    name: 'ReleaseFiles',
    states: { usual: <ReleaseFiles line="stable" release={{ version: '9.999.1', date: '2030-01-01' }} /> },
  },
  {
    name: 'ReleaseIndex',
    states: {
      // One only, because its accessible name comes from the messages.
      LTS: <ReleaseIndex line="stable" releases={listedReleases('9.999.2', '9.999.1', '9.998.3')} />,
    },
  },
  { name: 'ReleaseBadge', states: { unknown: <ReleaseBadge line="stable" version="9.999.1" /> } },
  { name: 'CheckForm', states: { usual: <CheckForm example="9.999.1" /> } },
  { name: 'CheckResult', states: { most: <CheckExample /> } },
  { name: 'PluginCheckForm', states: { usual: <PluginCheckForm /> } },
  {
    name: 'PluginResult',
    states: { most: <PluginExample names={['git', 'git', longWord, 'odd', short]} /> },
  },
  { name: 'NewestWarnings', states: { usual: <NewestWarnings asOf="2030-01-01" warnings={exampleWarnings} plugins={[]} /> } },
  {
    name: 'RecentReleases',
    states: {
      least: <RecentReleases line="stable" caption={short} releases={[{ version: '9.999.1', changes: [], lts_changes: [] }]} />,
    },
  },
  {
    name: 'Downloads',
    states: {
      'one line is missing': <Downloads lines={[stable, brokenWeekly]} />,
    },
  },
  { name: 'Command', states: { 'long word': <Command id="command" text={`/join ${longWord}`} /> } },
  { name: 'Quotable', states: { 'long word': <Quotable id="quotable" title={longWord} text={`${longWord} ${longText}`} /> } },
  {
    name: 'UpcomingEvents',
    states: {
      usual: (
        <UpcomingEvents
          events={[{ id: 'upcoming', endsAt: Number.MAX_SAFE_INTEGER, card: <EventCard event={event} /> }]}
          empty={<p>{sentence}</p>}
        />
      ),
    },
  },
  {
    name: 'SummitText',
    states: {
      'nothing is known': (
        <>
          <KeyDates summit={summit} />
          <Venue summit={summit} />
          <Agenda summit={summit} />
        </>
      ),
    },
  },
  {
    name: 'FeaturedProjects',
    states: {
      least: <FeaturedProjects facts={hacktoberfest} />,
      most: <FeaturedProjects facts={{ ...hacktoberfest, featuredProjects: [project] }} />,
    },
  },
  {
    name: 'PreviousYears',
    states: { 'long word': <PreviousYears years={[{ year: 2030, title: longWord, link: elsewhere }]} /> },
  },
  {
    name: 'Resources',
    states: { 'long word': <Resources resources={[{ title: `${longWord} ${sentence}`, kind: 'video', link: elsewhere }]} /> },
  },
  {
    name: 'PlatformLink',
    states: {
      usual: (
        <PlatformLink to="x" icon="brand-x">
          {short}
        </PlatformLink>
      ),
      'long word': (
        <PlatformLink to="chat" icon="message-circle">
          {longWord}
        </PlatformLink>
      ),
    },
  },
  { name: 'WhereNext', states: { usual: <WhereNext route="participateMeet" /> } },
  {
    name: 'RoadmapFilter',
    states: {
      none: (
        <RoadmapFilter labels={[]} initiatives={[]} messages={roadmapFilterLabels}>
          <p>{sentence}</p>
        </RoadmapFilter>
      ),
      most: (
        <RoadmapFilter
          labels={[short, longWord, sentence].map((name) => ({ name, text: name }))}
          initiatives={[[short], [longWord]]}
          messages={roadmapFilterLabels}
        >
          <p>{sentence}</p>
        </RoadmapFilter>
      ),
    },
  },
  {
    name: 'MatchingLinks',
    states: {
      none: <MatchingLinks label={`${short}: none`} known={[]} links={[]} />,
      most: (
        <MatchingLinks
          label={`${short}: most`}
          known={[]}
          links={[short, longWord, sentence].map((text) => ({ id: text, text, labels: [] }))}
        />
      ),
    },
  },
  {
    name: 'PhotoGallery',
    states: {
      'missing in the list': (
        <PhotoGallery panels={[{ label: longWord, pictures: [{ id: unlistedPicture, alt: short, caption: longWord }] }]} />
      ),
    },
  },
  { name: 'ListedPicture', states: { 'missing in the list': <ListedPicture id={unlistedPicture} alt={longWord} /> } },
  { name: 'WithContent', states: { broken: <WithContent load={failToLoad}>{() => null}</WithContent> } },
  { name: 'PageFeedback', states: { usual: <PageFeedback route="roadmap" /> } },
  { name: 'Footer', states: { usual: <Footer /> } },
  {
    name: 'ThankYouRotator',
    states: { least: <ThankYouExample states={['least']} />, most: <ThankYouExample states={['most', 'least']} /> },
  },
  { name: 'SearchDialog', states: { 'before anything is typed': <SearchExample open="Open the search" /> } },
];
