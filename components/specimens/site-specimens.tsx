import { EmptyTray } from '@/components/errors/empty-tray';
import { EventCard } from '@/components/events/event-card';
import { AddressLink } from '@/components/links/address-link';
import { SocialButtons } from '@/components/links/social-buttons';
import { MailingListCard } from '@/components/mailing-lists/mailing-list-card';
import { Gallery } from '@/components/pictures/gallery';
import { Picture } from '@/components/pictures/picture';
import { Video } from '@/components/pictures/video';
import { InitiativePill } from '@/components/roadmap/initiative-pill';
import { StatusLegend } from '@/components/roadmap/status-legend';
import { listAddresses } from '@/lib/community/mailing-lists';
import { parseEventTime } from '@/lib/events/event-time';
import type { MajorEvent } from '@/lib/events/events';
import { defaultLocale } from '@/lib/i18n/locales';
import { recordStandIn } from '@/lib/pictures/stand-ins/addresses';
import { roadmapWords } from '@/lib/roadmap/roadmap-translation';
import { elsewhere, longText, longWord, nowhere, sentence, short } from './sample-words';
import type { Specimen } from './specimen';

const standIn = recordStandIn('logos', 'cowboy');
const size = { width: 256, height: 256 };
const galleryWords = {
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

const words = roadmapWords(undefined, defaultLocale);
const statuses = ['preview', 'current', 'near-term', 'future', 'done', 'withdrawn'].map((id) => ({
  id,
  displayName: id,
  description: sentence,
  hide: false,
}));
const [status] = statuses;

const listWords = { text: sentence };
const lists = { host: 'lists.example.org', archive: nowhere };

/** The larger components of the site, with minimal and maximal records. */
export const siteSpecimens: Specimen[] = [
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
      usual: <Picture src={standIn} standIn={standIn} alt={short} {...size} />,
      missing: <Picture standIn={standIn} alt={sentence} {...size} />,
    },
  },
  {
    name: 'Gallery',
    states: {
      usual: (
        <Gallery
          words={galleryWords}
          panels={[
            {
              label: sentence,
              pictures: [short, longWord].map((caption) => ({
                href: `${standIn}?${caption}`,
                caption,
                picture: <Picture src={standIn} standIn={standIn} alt={caption} {...size} />,
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
                words={words}
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
                words={words}
              />
            </ul>
          ),
        }
      : {},
  },
  { name: 'StatusLegend', states: { usual: <StatusLegend statuses={statuses} words={words} /> } },
  {
    name: 'MailingListCard',
    states: {
      least: (
        <ul>
          <MailingListCard
            id="list-least"
            addresses={listAddresses('a', lists)}
            words={{ description: listWords }}
            isWarning={false}
          />
        </ul>
      ),
      warning: (
        <ul>
          <MailingListCard
            id="list-warning"
            addresses={listAddresses(longWord, lists)}
            words={{ description: { text: longText }, note: listWords, more: { text: short, address: nowhere } }}
            isWarning
          />
        </ul>
      ),
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
      drawing: <EmptyTray label={short} />,
    },
  },
];
