import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { PhotoGallery } from '@/components/pictures/photo-gallery';
import { PageText } from '@/components/text-page/page-text';
import { Note } from '@/components/ui/note';
import type { ContributorSummit } from '@/lib/events/contributor-summit';
import { dayRunsText } from '@/lib/events/day-text';
import { Agenda, editionText, KeyDates, Venue } from './next-summit';
import { Timeline } from './timeline';

interface SummitProps {
  summit: ContributorSummit;
}

/** The text of the page about the summits. */
export function SummitText({ summit }: SummitProps) {
  const { next, fosdem, agenda } = summit;
  return (
    <PageText
      route="contributorSummit"
      columns={['next-summit', 'discussion-channels', 'details']}
      values={() => ({
        ...editionText(next),
        city: next.city.text,
        capacity: String(next.capacity),
        draft: String(agenda.draft),
        fosdemYear: String(fosdem.year),
      })}
      blocks={{
        Fosdem: (text) => (
          <AddressLink address={fosdem.link} newTab>
            {text}
          </AddressLink>
        ),
        KeyDates: () => <KeyDates summit={summit} />,
        Venue: () => <Venue summit={summit} />,
        UntilConfirmed: (text) => !next.confirmed && <p>{text}</p>,
        Draft: (text) => agenda.draft && <Note>{text}</Note>,
        Agenda: () => <Agenda summit={summit} />,
        PreviousSummits: () => <PreviousSummits summit={summit} />,
        Gallery: () => <Gallery summit={summit} />,
      }}
    />
  );
}

function PreviousSummits({ summit }: SummitProps) {
  const t = useTranslations('pages.contributorSummit.archive.previous');
  const locale = useLocale();
  return (
    <Timeline
      entries={summit.previous.map(({ kind, year, days, link }) => ({
        year: year ?? new Date(days[0]?.[0] ?? '').getUTCFullYear(),
        title: { text: t(kind, { days: dayRunsText(days, locale) }) },
        link,
      }))}
    />
  );
}

function Gallery({ summit }: SummitProps) {
  const t = useTranslations('pages.contributorSummit.gallery');
  return (
    <PhotoGallery
      panels={summit.gallery.map(({ messages, picture }) => ({
        label: t(`${messages}.label`),
        pictures: [{ id: picture, alt: t(`${messages}.alt`), caption: t(`${messages}.caption`) }],
      }))}
    />
  );
}
