import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { WithContent } from '@/components/errors/with-content';
import { EventTypes } from '@/components/hacktoberfest/event-types';
import { HacktoberfestEyebrow } from '@/components/hacktoberfest/hacktoberfest-eyebrow';
import { Resources } from '@/components/hacktoberfest/resources';
import { PageLayout } from '@/components/layout/page-layout';
import { PageText } from '@/components/text-page/text-page';
import { PageHeader } from '@/components/ui/page-header';
import { loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('hacktoberfestEventKit');

/** How to run a Jenkins event during Hacktoberfest (docs/behavior.md, Hacktoberfest). */
export default function HacktoberfestEventKitPage() {
  const t = useTranslations('pages.hacktoberfestEventKit');
  return (
    <PageLayout route="hacktoberfestEventKit">
      <PageHeader eyebrow={<HacktoberfestEyebrow />} title={t('title')} lead={t('lead')} figure={<Butler drawing="pumpkin" />} />
      <WithContent load={loadHacktoberfest}>
        {({ swagYear, slideDecks }) => (
          <PageText
            route="hacktoberfestEventKit"
            values={() => ({ swagYear })}
            blocks={{ EventTypes: () => <EventTypes />, SlideDecks: () => <Resources resources={slideDecks} /> }}
          />
        )}
      </WithContent>
    </PageLayout>
  );
}
