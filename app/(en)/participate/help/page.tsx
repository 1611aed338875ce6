import { useTranslations } from 'next-intl';
import { ParticipatePage } from '@/components/participate/participate-page';
import { richTags } from '@/components/text/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('participateHelp', defaultLocale);

const communityPlaces = ['mailingLists', 'forum', 'chat', 'sigs', 'howToGuides'] as const;
const socialPlaces = ['x', 'facebook'] as const;
const professionalPlaces = ['stackOverflow', 'forum', 'jira', 'atlassian', 'quora', 'reddit'] as const;
const morePlaces = ['stackshare'] as const;

/** Helping other users (specification, section 2). */
export default function HelpPage() {
  const t = useTranslations('pages.participateHelp');
  const tags = richTags();
  return (
    <ParticipatePage
      route="participateHelp"
      contents={[
        { id: 'helping-jenkins-users', title: t('users.title') },
        { id: 'mailing-lists-chatsinterest-groups-how-to-guides', title: t('community.title') },
        { id: 'social-platforms', title: t('social.title') },
        { id: 'professional-sites', title: t('professional.title') },
        { id: 'many-other-links', title: t('more.title') },
      ]}
    >
      <Section id="helping-jenkins-users" title={t('users.title')}>
        <p>{t('users.text')}</p>

        <Section id="mailing-lists-chatsinterest-groups-how-to-guides" title={t('community.title')} level={3}>
          <ItemList items={communityPlaces.map((place) => t.rich(`community.list.${place}`, tags))} />
        </Section>

        <Section id="social-platforms" title={t('social.title')} level={3}>
          <ItemList items={socialPlaces.map((place) => t.rich(`social.list.${place}`, tags))} />
        </Section>

        <Section id="professional-sites" title={t('professional.title')} level={3}>
          <ItemList items={professionalPlaces.map((place) => t.rich(`professional.list.${place}`, tags))} />
        </Section>

        <Section id="many-other-links" title={t('more.title')} level={3}>
          <ItemList items={morePlaces.map((place) => t.rich(`more.list.${place}`, tags))} />
        </Section>
      </Section>
    </ParticipatePage>
  );
}
