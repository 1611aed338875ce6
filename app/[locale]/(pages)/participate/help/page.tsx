import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { ItemList } from '@/components/ui/item-list';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateHelp');

const communityPlaces = ['mailingLists', 'forum', 'chat', 'sigs', 'howToGuides'] as const;
const socialPlaces = ['x', 'facebook'] as const;
const professionalPlaces = ['stackOverflow', 'forum', 'issues', 'atlassian', 'quora', 'reddit'] as const;
const morePlaces = ['stackshare'] as const;

/** Helping other users (docs/behavior.md, Ways to participate). */
export default function HelpPage() {
  const t = useTranslations('pages.participateHelp');
  const tags = richTags();
  return (
    <ParticipateSubpage
      route="participateHelp"
      start="forum"
      sections={[
        {
          id: 'helping-jenkins-users',
          title: t('users.title'),
          body: <p>{t('users.text')}</p>,
          parts: [
            {
              id: 'mailing-lists-chatsinterest-groups-how-to-guides',
              title: t('community.title'),
              body: <ItemList rows items={communityPlaces.map((place) => t.rich(`community.list.${place}`, tags))} />,
            },
            {
              id: 'social-platforms',
              title: t('social.title'),
              body: <ItemList rows items={socialPlaces.map((place) => t.rich(`social.list.${place}`, tags))} />,
            },
            {
              id: 'professional-sites',
              title: t('professional.title'),
              body: <ItemList rows items={professionalPlaces.map((place) => t.rich(`professional.list.${place}`, tags))} />,
            },
            {
              id: 'many-other-links',
              title: t('more.title'),
              body: <ItemList rows items={morePlaces.map((place) => t.rich(`more.list.${place}`, tags))} />,
            },
          ],
        },
      ]}
    />
  );
}
