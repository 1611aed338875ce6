import { useLocale, useTranslations } from 'next-intl';
import { PageFrame } from '@/components/chrome/page-frame';
import { DevopsWorldArchive } from '@/components/events/devops-world-archive';
import { DiscussionChannels } from '@/components/events/discussion-channels';
import { DestinationLink } from '@/components/text/destination-link';
import { richTags } from '@/components/text/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Note } from '@/components/ui/note';
import { PageHeader } from '@/components/ui/page-header';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { PageWithContents } from '@/components/ui/table-of-contents';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/site/metadata';
import { resolvePicture } from '@/lib/site/pictures';

export const generateMetadata = () => pageMetadata('devopsWorld', defaultLocale);

const sections = [
  { id: 'registration', words: 'registration' },
  { id: 'discussion-channels', words: 'channels' },
  { id: 'references', words: 'references' },
  { id: 'archive', words: 'archive' },
] as const;

const banner = 'events/conferences/devops-world-2022_825x350.png';

/** DevOps World 2022 (specification, section 2). */
export default function DevopsWorldPage() {
  const t = useTranslations('pages.devopsWorld');
  const parts = useTranslations('parts');
  const locale = useLocale();
  return (
    <PageFrame route="devopsWorld">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="text-page">
        <PageWithContents
          label={parts('onThisPage')}
          entries={sections.map(({ id, words }) => ({ id, title: t(`${words}.title`) }))}
        >
          <div className="event-intro">
            <DestinationLink to="devopsWorldSite" className="event-banner">
              <Picture {...resolvePicture(banner, locale)} alt={t('banner')} />
            </DestinationLink>
            <Note>{t('over')}</Note>
            <div className="prose">
              <p>{t.rich('intro', richTags())}</p>
            </div>
          </div>
          <Section id="registration" title={t('registration.title')}>
            <p>{t('registration.text')}</p>
            <p>
              <DestinationLink to="devopsWorldUpdates" className="button">
                {t('registration.button')}
              </DestinationLink>
            </p>
          </Section>
          <DiscussionChannels page="devopsWorld">
            <Section id="chat" title={t('channels.chat.title')} level={3}>
              <p>{t.rich('channels.chat.text', richTags())}</p>
            </Section>
          </DiscussionChannels>
          <Section id="references" title={t('references.title')}>
            <ItemList items={[t.rich('references.registration', richTags())]} />
          </Section>
          <Section id="archive" title={t('archive.title')}>
            <DevopsWorldArchive />
          </Section>
        </PageWithContents>
      </div>
    </PageFrame>
  );
}
