import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { DestinationVideo } from '@/components/pictures/destination-video';
import { PhotoGallery } from '@/components/pictures/photo-gallery';
import { ItemList } from '@/components/ui/item-list';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateMeet');

const onlineEvents = ['meetup', 'sigs', 'webinars'] as const;
const localEvents = ['jam', 'cdf', 'devopsWorld', 'cdfEvents', 'community'] as const;
const ownEvents = ['jam', 'cdf', 'summits', 'conferences', 'outreach'] as const;

/** The photos by panel; `id` is a picture's name in content/media.yml. */
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
  const t = useTranslations('pages.participateMeet');
  const tags = richTags();
  return (
    <ParticipateSubpage
      route="participateMeet"
      start="events"
      sections={[
        {
          id: 'online-events',
          title: t('online.title'),
          body: <ItemList rows items={onlineEvents.map((event) => t.rich(`online.list.${event}`, tags))} />,
        },
        {
          id: 'local-events',
          title: t('local.title'),
          body: <ItemList rows items={localEvents.map((event) => t.rich(`local.list.${event}`, tags))} />,
        },
        {
          id: 'organizing-events',
          title: t('organizing.title'),
          body: <p>{t('organizing.text')}</p>,
          parts: [
            {
              id: 'events-we-organize',
              title: t('ours.title'),
              body: <ItemList rows items={ownEvents.map((event) => t.rich(`ours.list.${event}`, tags))} />,
            },
            {
              id: 'how-to-help',
              title: t('help.title'),
              body: (
                <>
                  <p>{t.rich('help.text', tags)}</p>
                  <DestinationVideo to="organizingVideo" title={t('help.video')} />
                </>
              ),
            },
          ],
        },
        {
          id: 'gallery',
          title: t('gallery.title'),
          body: (
            <PhotoGallery
              panels={albums.map(({ panel, pictures }) => ({
                label: t(`gallery.panels.${panel}`),
                pictures: pictures.map(({ id, messages }) => ({
                  id,
                  alt: t(`gallery.pictures.${messages}.alt`),
                  caption: t(`gallery.pictures.${messages}.caption`),
                })),
              }))}
            />
          ),
        },
      ]}
    >
      <div className="prose intro">
        <p>{t.rich('intro', tags)}</p>
      </div>
    </ParticipateSubpage>
  );
}
