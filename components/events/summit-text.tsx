import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { PhotoGallery } from '@/components/pictures/photo-gallery';
import { ItemList } from '@/components/ui/item-list';
import { OutlinedText } from '@/components/ui/outlined-text';
import type { ContributorSummit } from '@/lib/events/contributor-summit';
import { dayRunsWords } from '@/lib/events/day-words';
import { useDiscussionChannels } from './discussion-channels';
import { Agenda, EntryFee, editionWords, KeyDates, NextSummit, Venue } from './next-summit';

/** The sections of the page about the summits. */
export function SummitText({ summit }: { summit: ContributorSummit }) {
  const t = useTranslations('pages.contributorSummit');
  const parts = useTranslations('parts');
  const { next, agenda } = summit;
  const edition = editionWords(next);
  return (
    <OutlinedText
      label={parts('contents')}
      sections={[
        {
          id: 'next-summit',
          title: t('next.title', { ...edition, city: next.city.text }),
          body: <NextSummit summit={summit} />,
          parts: [
            { id: 'key-dates', title: t('next.datesTitle'), body: <KeyDates summit={summit} /> },
            { id: 'location', title: t('next.locationTitle', edition), body: <Venue summit={summit} /> },
            { id: 'entry-fee', title: t('next.feeTitle', edition), body: <EntryFee summit={summit} /> },
            {
              id: 'agenda',
              title: t('next.agendaTitle', { ...edition, draft: String(agenda.draft) }),
              body: <Agenda summit={summit} />,
            },
          ],
        },
        { id: 'call-for-participation', title: t('participation.title'), body: <p>{t('participation.text')}</p> },
        useDiscussionChannels('contributorSummit'),
        {
          id: 'archive',
          title: t('archive.title'),
          parts: [
            { id: 'previous-events', title: t('archive.previousTitle'), body: <PreviousSummits summit={summit} /> },
            {
              id: 'gallery',
              title: t('archive.galleryTitle'),
              body: (
                <PhotoGallery
                  panels={summit.gallery.map(({ words, picture }) => ({
                    label: t(`gallery.${words}.label`),
                    pictures: [{ id: picture, alt: t(`gallery.${words}.alt`), caption: t(`gallery.${words}.caption`) }],
                  }))}
                />
              ),
            },
          ],
        },
      ]}
    />
  );
}

function PreviousSummits({ summit }: { summit: ContributorSummit }) {
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
