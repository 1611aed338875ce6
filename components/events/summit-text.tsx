import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { PhotoGallery } from '@/components/pictures/photo-gallery';
import { PageText } from '@/components/text-page/text-page';
import { ItemList } from '@/components/ui/item-list';
import { Note } from '@/components/ui/note';
import type { ContributorSummit } from '@/lib/events/contributor-summit';
import { dayRunsWords, dayWords } from '@/lib/events/day-words';
import { Agenda, editionWords, KeyDates, Venue } from './next-summit';

interface SummitProps {
  summit: ContributorSummit;
}

/** The text of the page about the summits. */
export function SummitText({ summit }: SummitProps) {
  const locale = useLocale();
  const { next, fosdem, agenda } = summit;
  return (
    <PageText
      route="contributorSummit"
      values={() => ({
        ...editionWords(next),
        city: next.city.text,
        capacity: String(next.capacity),
        draft: String(agenda.draft),
        fosdemYear: String(fosdem.year),
        fosdemDays: dayWords(fosdem.days, locale, { day: 'numeric', month: 'long' }),
      })}
      blocks={{
        Fosdem: (words) => (
          <AddressLink address={fosdem.link} newTab>
            {words}
          </AddressLink>
        ),
        KeyDates: () => <KeyDates summit={summit} />,
        Venue: () => <Venue summit={summit} />,
        UntilConfirmed: (words) => !next.confirmed && <p>{words}</p>,
        Draft: (words) => agenda.draft && <Note>{words}</Note>,
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
    <ItemList
      items={summit.previous.map(({ kind, year, days, link }) => (
        <AddressLink key={link} address={link}>
          {t(kind, { year: String(year), days: dayRunsWords(days, locale) })}
        </AddressLink>
      ))}
    />
  );
}

function Gallery({ summit }: SummitProps) {
  const t = useTranslations('pages.contributorSummit.gallery');
  return (
    <PhotoGallery
      panels={summit.gallery.map(({ words, picture }) => ({
        label: t(`${words}.label`),
        pictures: [{ id: picture, alt: t(`${words}.alt`), caption: t(`${words}.caption`) }],
      }))}
    />
  );
}
