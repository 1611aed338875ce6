import { useTranslations } from 'next-intl';
import { ParticipatePage } from '@/components/participate/participate-page';
import { DestinationVideo } from '@/components/text/destination-video';
import { richTags } from '@/components/text/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('participateMeet', defaultLocale);

const onlineEvents = ['meetup', 'sigs', 'webinars'] as const;
const localEvents = ['jam', 'cdf', 'devopsWorld', 'cdfEvents', 'community'] as const;
const ownEvents = ['jam', 'cdf', 'summits', 'conferences', 'outreach'] as const;

/** Meeting users and contributors (specification, section 2). */
export default function MeetPage() {
  const t = useTranslations('pages.participateMeet');
  const tags = richTags();
  return (
    <ParticipatePage
      route="participateMeet"
      contents={[
        { id: 'online-events', title: t('online.title') },
        { id: 'local-events', title: t('local.title') },
        { id: 'organizing-events', title: t('organising.title') },
        { id: 'gallery', title: t('gallery.title') },
      ]}
    >
      <p className="intro max-w-prose">{t.rich('intro', tags)}</p>

      <Section id="online-events" title={t('online.title')}>
        <ItemList items={onlineEvents.map((event) => t.rich(`online.list.${event}`, tags))} />
      </Section>

      <Section id="local-events" title={t('local.title')}>
        <ItemList items={localEvents.map((event) => t.rich(`local.list.${event}`, tags))} />
      </Section>

      <Section id="organizing-events" title={t('organising.title')}>
        <p>{t('organising.text')}</p>

        <Section id="events-we-organize" title={t('ours.title')} level={3}>
          <ItemList items={ownEvents.map((event) => t.rich(`ours.list.${event}`, tags))} />
        </Section>

        <Section id="how-to-help" title={t('help.title')} level={3}>
          <p>{t.rich('help.text', tags)}</p>
          <DestinationVideo to="organisingVideo" title={t('help.video')} />
        </Section>
      </Section>

      <Section id="gallery" title={t('gallery.title')} />
    </ParticipatePage>
  );
}
