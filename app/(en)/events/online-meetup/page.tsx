import { useLocale, useTranslations } from 'next-intl';
import { PageFrame } from '@/components/chrome/page-frame';
import { richTags } from '@/components/text/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { PageHeader } from '@/components/ui/page-header';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { PageWithContents } from '@/components/ui/table-of-contents';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/site/metadata';
import { resolvePicture } from '@/lib/site/pictures';

export const generateMetadata = () => pageMetadata('onlineMeetup', defaultLocale);

const areas = ['stories', 'jenkins', 'integrations', 'platforms', 'development', 'governance'] as const;
const steps = ['write', 'share', 'post', 'answer'] as const;
const offers = ['webinar', 'hosts', 'promotion', 'recordings', 'feedback'] as const;
const resources = ['meetup', 'recordings', 'policy', 'conduct', 'local'] as const;

const sections = [
  { id: 'areas-of-interest', words: 'areas' },
  { id: 'speaking', words: 'speaking' },
  { id: 'hosting-meetups', words: 'hosting' },
  { id: 'resources', words: 'resources' },
  { id: 'sponsors', words: 'sponsors' },
] as const;

/** The online meetup (specification, section 2). */
export default function OnlineMeetupPage() {
  const t = useTranslations('pages.onlineMeetup');
  const parts = useTranslations('parts');
  const locale = useLocale();
  return (
    <PageFrame route="onlineMeetup">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        figure={<Picture {...resolvePicture('events/256.png', locale)} alt={t('logo')} className="event-logo" />}
      />
      <div className="text-page">
        <PageWithContents
          label={parts('onThisPage')}
          entries={sections.map(({ id, words }) => ({ id, title: t(`${words}.title`) }))}
        >
          <div className="prose event-intro">
            <p>{t.rich('about', richTags())}</p>
          </div>
          <Section id="areas-of-interest" title={t('areas.title')}>
            <p>{t('areas.intro')}</p>
            <ItemList items={areas.map((key) => t.rich(`areas.items.${key}`, richTags()))} />
          </Section>
          <Section id="speaking" title={t('speaking.title')}>
            <p>{t('speaking.intro')}</p>
            <Section id="application-steps" title={t('speaking.stepsTitle')} level={3}>
              <ItemList ordered items={steps.map((key) => t.rich(`speaking.steps.${key}`, richTags()))} />
              <p>{t.rich('speaking.private', richTags())}</p>
            </Section>
          </Section>
          <Section id="hosting-meetups" title={t('hosting.title')}>
            <p>{t.rich('hosting.intro', richTags())}</p>
            <Section id="what-we-offer" title={t('hosting.offerTitle')} level={3}>
              <ItemList items={offers.map((key) => t.rich(`hosting.offer.${key}`, richTags()))} />
            </Section>
          </Section>
          <Section id="resources" title={t('resources.title')}>
            <ItemList items={resources.map((key) => t.rich(`resources.items.${key}`, richTags()))} />
          </Section>
          <Section id="sponsors" title={t('sponsors.title')}>
            <p>{t.rich('sponsors.text', richTags())}</p>
          </Section>
        </PageWithContents>
      </div>
    </PageFrame>
  );
}
