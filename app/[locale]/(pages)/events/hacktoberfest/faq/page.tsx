import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { WithContent } from '@/components/errors/with-content';
import { HacktoberfestEyebrow } from '@/components/hacktoberfest/hacktoberfest-eyebrow';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { PageLayout } from '@/components/layout/page-layout';
import { PageText } from '@/components/text-page/text-page';
import { PageHeader } from '@/components/ui/page-header';
import { QuestionControls } from '@/components/ui/question-controls';
import { loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('hacktoberfestFaq');

/** Questions about Hacktoberfest in Jenkins (docs/behavior.md, Hacktoberfest). */
export default function HacktoberfestFaqPage() {
  const t = useTranslations('pages.hacktoberfestFaq');
  return (
    <PageLayout route="hacktoberfestFaq">
      <PageHeader
        eyebrow={<HacktoberfestEyebrow />}
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <QuestionControls openAll={t('openAll')} closeAll={t('closeAll')} />
            <InlineScript name="question-controls" />
          </>
        }
        figure={<Butler drawing="pumpkin" />}
      />
      <WithContent load={loadHacktoberfest}>
        {({ edition: { year }, numbers, rulesChanged }) => (
          <PageText route="hacktoberfestFaq" values={() => ({ ...numbers, year, rulesChanged })} />
        )}
      </WithContent>
    </PageLayout>
  );
}
