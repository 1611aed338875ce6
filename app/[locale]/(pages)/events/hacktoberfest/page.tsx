import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { EventsEyebrow } from '@/components/events/events-eyebrow';
import { HacktoberfestSteps } from '@/components/hacktoberfest/hacktoberfest-steps';
import { HacktoberfestText } from '@/components/hacktoberfest/hacktoberfest-text';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHeader } from '@/components/ui/page-header';
import { tryContent } from '@/lib/content/try-content';
import { loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('hacktoberfest');

/** Hacktoberfest in Jenkins (docs/behavior.md, Hacktoberfest). */
export default function HacktoberfestPage() {
  const t = useTranslations('pages.hacktoberfest');
  const facts = tryContent(loadHacktoberfest);
  return (
    <PageFrame route="hacktoberfest">
      <PageHeader form="counter" eyebrow={<EventsEyebrow />} title={t('title')} lead={facts && t('lead', facts.numbers)} />
      <WithContent load={loadHacktoberfest}>
        {(facts) => (
          <>
            <HacktoberfestSteps facts={facts} />
            <div className="text-page">
              <HacktoberfestText facts={facts} />
            </div>
          </>
        )}
      </WithContent>
    </PageFrame>
  );
}
