import { Butler } from '@/components/butler/butler';
import { ReleaseChanges } from '@/components/changelog/release-changes';
import { EmptyTray } from '@/components/errors/empty-tray';
import { EventCard } from '@/components/events/event-card';
import { AsOf } from '@/components/layout/as-of';
import { AddressLink } from '@/components/links/address-link';
import { IconLinks } from '@/components/links/icon-links';
import { SocialButtons } from '@/components/links/social-buttons';
import { MailingListCard } from '@/components/mailing-lists/mailing-list-card';
import { Gallery } from '@/components/pictures/gallery';
import { Picture } from '@/components/pictures/picture';
import { Video } from '@/components/pictures/video';
import { AwardCard } from '@/components/records/award-list';
import { InitiativePill } from '@/components/roadmap/initiative-pill';
import { RoadmapTable } from '@/components/roadmap/roadmap-table';
import { StatusLegend } from '@/components/roadmap/status-legend';
import type { ChangelogRelease } from '@/lib/changelog/changelogs';
import { listAddresses } from '@/lib/community/mailing-lists';
import { parseEventTime } from '@/lib/events/event-time';
import type { MajorEvent } from '@/lib/events/events';
import { defaultLocale } from '@/lib/i18n/locales';
import { placeholderFor } from '@/lib/pictures/placeholder';
import type { Award } from '@/lib/records/awards';
import { roadmapTexts } from '@/lib/roadmap/roadmap-translation';
import type { Example } from './example';
import { elsewhere, longText, longWord, nowhere, sentence, short } from './sample-text';

const placeholder = placeholderFor('logos/cowboy', short);
const size = { width: 256, height: 256 };
const galleryLabels = {
  enlarge: 'Enlarge',
  viewer: 'Pictures',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  position: 'Picture {number} of {count}',
};

const event: MajorEvent = {
  file: '2030-02-02-brussels',
  title: short,
  location: 'Brussels, Belgium',
  isOnline: false,
  link: nowhere,
  lang: defaultLocale,
  start: parseEventTime('2030-02-02T09:00:00+01:00', undefined),
  end: undefined,
  description: undefined,
};

const texts = roadmapTexts(new Map(), defaultLocale);
const statuses = ['preview', 'current', 'near-term', 'future', 'done', 'withdrawn'].map((id) => ({
  id,
  displayName: id,
  description: sentence,
  hide: false,
}));
const [status] = statuses;

const listLabels = { text: sentence };
const lists = { host: 'lists.example.org', archive: nowhere };

const release: ChangelogRelease = {
  version: '2.0',
  date: '2030-01-01',
  changes: [],
  lts_changes: [],
};

const award: Award = {
  file: 'none',
  year: 2030,
  title: short,
  description: undefined,
  quote: undefined,
  url: undefined,
  image: undefined,
};

/** The larger components of the site, with minimal and maximal records. */
export const siteExamples: Example[] = [
  {
    name: 'AddressLink',
    states: {
      'on this page': <AddressLink address={nowhere}>{sentence}</AddressLink>,
      'to another site': <AddressLink address={elsewhere}>{short}</AddressLink>,
      'in a new tab': (
        <AddressLink address={elsewhere} newTab>
          {longWord}
        </AddressLink>
      ),
    },
  },
  {
    name: 'SocialButtons',
    states: {
      none: <SocialButtons name={short} profiles={{}} />,
      all: <SocialButtons name={short} profiles={{ github: 'a', twitter: 'b', linkedin: 'c', blog: elsewhere }} />,
    },
  },
  {
    name: 'Picture',
    states: {
      usual: <Picture src={placeholder} placeholder={placeholder} alt={short} {...size} />,
      missing: <Picture placeholder={placeholder} alt={sentence} {...size} />,
      'without a drawing': <Picture placeholder={placeholderFor('logos/none', sentence)} alt={sentence} {...size} />,
    },
  },
  {
    name: 'Gallery',
    states: {
      usual: (
        <Gallery
          labels={galleryLabels}
          panels={[
            {
              label: sentence,
              pictures: [short, longWord].map((caption) => ({
                href: `${placeholder}?${caption}`,
                caption,
                picture: <Picture src={placeholder} placeholder={placeholder} alt={caption} {...size} />,
                large: <Picture src={placeholder} placeholder={placeholder} alt={caption} {...size} />,
              })),
            },
          ]}
        />
      ),
    },
  },
  {
    name: 'Video',
    states: {
      usual: <Video title={short} play="Play" watchUrl={nowhere} embedUrl={nowhere} note="12 min" />,
      'long word': <Video title={`${longWord} ${sentence}`} play="Play" watchUrl={nowhere} embedUrl={nowhere} />,
    },
  },
  {
    name: 'EventCard',
    states: {
      least: <EventCard event={event} />,
      most: (
        <EventCard
          event={{
            ...event,
            title: `${longWord} ${sentence}`,
            location: longWord,
            description: longText,
            end: parseEventTime('2030-02-03T17:00:00+01:00', undefined),
          }}
        />
      ),
    },
  },
  {
    name: 'InitiativePill',
    states: status
      ? {
          least: (
            <ul>
              <InitiativePill
                id="pill-least"
                initiative={{ name: short, description: undefined, status: status.id, labels: [] }}
                status={status}
                labels={[]}
                texts={texts}
              />
            </ul>
          ),
          most: (
            <ul>
              <InitiativePill
                id="pill-most"
                initiative={{
                  name: longWord,
                  description: longText,
                  link: nowhere,
                  status: status.id,
                  labels: [short, longWord],
                }}
                status={status}
                labels={[]}
                texts={texts}
              />
            </ul>
          ),
        }
      : {},
  },
  { name: 'StatusLegend', states: { usual: <StatusLegend statuses={statuses} texts={texts} /> } },
  {
    name: 'MailingListCard',
    states: {
      least: (
        <ul>
          <MailingListCard
            id="list-least"
            addresses={listAddresses('a', lists)}
            labels={{ description: listLabels }}
            isWarning={false}
            subscribe="button-quiet"
          />
        </ul>
      ),
      warning: (
        <ul>
          <MailingListCard
            id="list-warning"
            addresses={listAddresses(longWord, lists)}
            labels={{ description: { text: longText }, note: listLabels, more: { text: short, address: nowhere } }}
            isWarning
            subscribe="list-action"
          />
        </ul>
      ),
    },
  },
  {
    name: 'RoadmapTable',
    states: {
      empty: <RoadmapTable roadmap={{ labels: [], statuses, categories: [] }} texts={texts} />,
      most: (
        <RoadmapTable
          roadmap={{
            labels: [],
            statuses,
            categories: [
              {
                name: longWord,
                description: longText,
                link: nowhere,
                initiatives: statuses.map(({ id }) => ({
                  name: `${id}: ${longWord}`,
                  description: sentence,
                  status: id,
                  labels: [longWord],
                })),
              },
            ],
          }}
          texts={texts}
        />
      ),
    },
  },
  {
    name: 'ReleaseChanges',
    states: {
      none: <ReleaseChanges level={3} release={release} />,
      most: (
        <ReleaseChanges
          level={3}
          detailed
          release={{
            ...release,
            changes: ['major rfe', 'bug', longWord].map((type) => ({
              type,
              message: `${longWord} ${sentence}<ol><li>${sentence}</li><li>${longWord}</li></ol>`,
              issues: [],
              pulls: [],
              authors: [{ name: short, handle: short }, { name: longWord }],
              references: [{ issue: '70000' }, { url: elsewhere, title: longWord }],
            })),
          }}
        />
      ),
    },
  },
  {
    name: 'AwardCard',
    states: {
      least: (
        <ul>
          <AwardCard award={award} translation={new Map()} />
        </ul>
      ),
      most: (
        <ul>
          <AwardCard
            award={{ ...award, title: longWord, description: longText, quote: longWord, url: elsewhere, image: 'none.png' }}
            translation={new Map()}
          />
        </ul>
      ),
    },
  },
  { name: 'AsOf', states: { usual: <AsOf day="2030-09-30" /> } },
  {
    name: 'IconLinks',
    states: {
      usual: (
        <IconLinks
          links={[
            { to: 'roadmap', icon: 'news', title: short, text: sentence },
            { to: 'events', icon: 'calendar-plus', title: longWord, text: longText },
          ]}
        />
      ),
    },
  },
  {
    name: 'Butler',
    states: {
      usual: <Butler className="w-44" />,
      'at work': <Butler drawing="parcel" className="w-44" />,
      'in a hat': <Butler drawing="hard-hat" className="w-44" />,
      'with a headset': <Butler drawing="headset" className="w-44" />,
      'with books': <Butler drawing="books" className="w-44" />,
    },
  },
  {
    name: 'Failures',
    states: {
      'in place': (
        <p role="alert" className="error-text">
          {sentence}
        </p>
      ),
      drawing: <EmptyTray />,
    },
  },
];
