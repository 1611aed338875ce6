import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { ListedPicture } from '@/components/pictures/listed-picture';
import { PhotoGallery } from '@/components/pictures/photo-gallery';
import { PageText } from '@/components/text-page/page-text';
import type { DevopsWorld } from '@/lib/events/devops-world';
import { Timeline } from './timeline';

interface DevopsWorldProps {
  records: DevopsWorld;
}

const banner = 'events/conferences/devops-world-2022_825x350.png';

/** The text of the page about DevOps World 2022. */
export function DevopsWorldText({ records }: DevopsWorldProps) {
  return (
    <PageText
      route="devopsWorld"
      columns={['discussion-channels']}
      blocks={{
        Banner: (alt) => (
          <DestinationLink to="devopsWorldSite">
            <ListedPicture id={banner} shown="large" alt={String(alt)} loading="eager" className="w-full rounded" />
          </DestinationLink>
        ),
        Updates: (text) => (
          <p>
            <DestinationLink to="devopsWorldUpdates" className="inline-link">
              {text}
            </DestinationLink>
          </p>
        ),
        PreviousConferences: () => <PreviousConferences records={records} />,
        Gallery: () => <Gallery records={records} />,
      }}
    />
  );
}

function PreviousConferences({ records }: DevopsWorldProps) {
  const t = useTranslations('pages.devopsWorld.archive.previous');
  return (
    <Timeline
      entries={records.previous.map(({ kind, year, person = '', link }) => ({
        year,
        title: { text: t(kind, { person }) },
        link,
      }))}
    />
  );
}

function Gallery({ records }: DevopsWorldProps) {
  const t = useTranslations('pages.devopsWorld.gallery');
  return (
    <PhotoGallery
      panels={records.gallery.map(({ messages, picture }) => ({
        label: t(`${messages}.label`),
        pictures: [{ id: picture, alt: t(`${messages}.alt`), caption: t(`${messages}.caption`) }],
      }))}
    />
  );
}
