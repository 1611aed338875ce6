import { useLocale } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { WithContent } from '@/components/errors/with-content';
import { SummitFacts } from '@/components/events/next-summit';
import { SummitText } from '@/components/events/summit-text';
import { RoutePage } from '@/components/layout/route-page';
import { loadContributorSummit } from '@/lib/events/contributor-summit';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('contributorSummit');

/** The Contributor Summit (docs/behavior.md, Contributor Summit). */
export default function ContributorSummitPage() {
  const locale = useLocale();
  return (
    <RoutePage route="contributorSummit" parent="events" figure={<Butler drawing="badge" atEdge />}>
      <WithContent load={() => loadContributorSummit(locale)}>
        {(summit) => (
          <>
            <SummitFacts summit={summit} />
            <SummitText summit={summit} />
          </>
        )}
      </WithContent>
    </RoutePage>
  );
}
