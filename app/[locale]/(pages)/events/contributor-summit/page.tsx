import { useLocale, useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { useSummitFacts } from '@/components/events/next-summit';
import { SummitText } from '@/components/events/summit-text';
import { RoomPage } from '@/components/layout/room-page';
import { ButtonLink } from '@/components/links/button-link';
import { tryContent } from '@/lib/content/try-content';
import { loadContributorSummit } from '@/lib/events/contributor-summit';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('contributorSummit');

/** The Contributor Summit (docs/behavior.md, Contributor Summit). */
export default function ContributorSummitPage() {
  const t = useTranslations('pages.contributorSummit');
  const locale = useLocale();
  const summit = tryContent(() => loadContributorSummit(locale));
  return (
    <RoomPage
      route="contributorSummit"
      parent="events"
      lead={
        <>
          {t('lead')} {summit && !summit.next.confirmed && <small>{t('facts.unannounced')}</small>}
        </>
      }
      hue="yellow"
      bunting
      actions={<ButtonLink to="summitTopics">{t('facts.action')}</ButtonLink>}
      facts={useSummitFacts(summit)}
    >
      <WithContent load={() => loadContributorSummit(locale)}>{(loaded) => <SummitText summit={loaded} />}</WithContent>
    </RoomPage>
  );
}
