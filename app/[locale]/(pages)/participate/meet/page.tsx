import { useTranslations } from 'next-intl';
import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { DestinationVideo } from '@/components/pictures/destination-video';
import { PhotoGallery } from '@/components/pictures/photo-gallery';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateMeet');

/** The photos by panel; `id` is a picture's id in content/media.yml. */
const albums = [
  { panel: 'summit', pictures: [{ id: 'events/conferences/contributor_summit_sf.jpg', messages: 'summit' }] },
  {
    panel: 'devopsWorld',
    pictures: [
      { id: 'events/jenkinsworld2019/1D5_1376.jpg', messages: 'cake' },
      { id: 'events/role-strategy-performance/dwjw-16.jpg', messages: 'experts' },
    ],
  },
  { panel: 'toulouse', pictures: [{ id: 'events/conferences/workshop-overview-3.jpg', messages: 'workshop' }] },
] as const;

/** Meeting users and contributors (docs/behavior.md, Ways to participate). */
export default function MeetPage() {
  return (
    <ParticipateSubpage
      route="participateMeet"
      stackedLinks
      start="events"
      blocks={{
        Video: (title) => <DestinationVideo to="organizingVideo" title={String(title)} />,
        Photos: () => <Photos />,
      }}
    />
  );
}

function Photos() {
  const t = useTranslations('pages.participateMeet.gallery');
  return (
    <PhotoGallery
      panels={albums.map(({ panel, pictures }) => ({
        label: t(`panels.${panel}`),
        pictures: pictures.map(({ id, messages }) => ({
          id,
          alt: t(`pictures.${messages}.alt`),
          caption: t(`pictures.${messages}.caption`),
        })),
      }))}
    />
  );
}
