import { useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { ListedPicture } from '@/components/pictures/listed-picture';
import { PhotoGallery } from '@/components/pictures/photo-gallery';
import { ItemList } from '@/components/ui/item-list';
import { Note } from '@/components/ui/note';
import { OutlinedText } from '@/components/ui/outlined-text';
import type { DevopsWorld } from '@/lib/events/devops-world';
import { useDiscussionChannels } from './discussion-channels';
import './events.css';

interface DevopsWorldProps {
  records: DevopsWorld;
}

/** The sections of the page about DevOps World 2022. */
export function DevopsWorldText({ records }: DevopsWorldProps) {
  const t = useTranslations('pages.devopsWorld');
  const parts = useTranslations('parts');
  const tags = richTags();
  const chat = { id: 'chat', title: t('channels.chat.title'), body: <p>{t.rich('channels.chat.text', tags)}</p> };
  return (
    <OutlinedText
      label={parts('contents')}
      sections={[
        {
          id: 'registration',
          title: t('registration.title'),
          body: (
            <>
              <p>{t('registration.text')}</p>
              <p>
                <DestinationLink to="devopsWorldUpdates" className="button">
                  {t('registration.button')}
                </DestinationLink>
              </p>
            </>
          ),
        },
        useDiscussionChannels('devopsWorld', [chat]),
        {
          id: 'references',
          title: t('references.title'),
          body: <ItemList items={[t.rich('references.registration', tags)]} />,
        },
        {
          id: 'archive',
          title: t('archive.title'),
          parts: [
            { id: 'previous-events', title: t('archive.previousTitle'), body: <PreviousConferences records={records} /> },
            {
              id: 'gallery',
              title: t('archive.galleryTitle'),
              body: (
                <PhotoGallery
                  panels={records.gallery.map(({ words, picture }) => ({
                    label: t(`gallery.${words}.label`),
                    pictures: [{ id: picture, alt: t(`gallery.${words}.alt`), caption: t(`gallery.${words}.caption`) }],
                  }))}
                />
              ),
            },
          ],
        },
      ]}
    >
      <Intro />
    </OutlinedText>
  );
}

const banner = 'events/conferences/devops-world-2022_825x350.png';

function Intro() {
  const t = useTranslations('pages.devopsWorld');
  return (
    <div className="section-2">
      <Note>{t('over')}</Note>
      <DestinationLink to="devopsWorldSite" className="event-banner">
        <ListedPicture id={banner} shown="large" alt={t('banner')} loading="eager" />
      </DestinationLink>
      <p>{t.rich('intro', richTags())}</p>
    </div>
  );
}

function PreviousConferences({ records }: DevopsWorldProps) {
  const t = useTranslations('pages.devopsWorld.archive.previous');
  return (
    <ItemList
      items={records.previous.map(({ kind, year, person = '', link }) => (
        <AddressLink key={link} address={link}>
          {t(kind, { year: String(year), person })}
        </AddressLink>
      ))}
    />
  );
}
