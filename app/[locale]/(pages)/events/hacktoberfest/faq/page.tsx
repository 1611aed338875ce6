import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { FaqText } from '@/components/hacktoberfest/faq-text';
import { HacktoberfestEyebrow } from '@/components/hacktoberfest/hacktoberfest-eyebrow';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHeader } from '@/components/ui/page-header';
import { loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('hacktoberfestFaq');

/** Questions about Hacktoberfest in Jenkins (docs/behavior.md, Hacktoberfest). */
export default function HacktoberfestFaqPage() {
  const t = useTranslations('pages.hacktoberfestFaq');
  return (
    <PageFrame route="hacktoberfestFaq">
      <PageHeader eyebrow={<HacktoberfestEyebrow />} title={t('title')} lead={t('lead')} />
      <div className="text-page">
        <WithContent load={loadHacktoberfest}>{(facts) => <FaqText facts={facts} />}</WithContent>
      </div>
    </PageFrame>
  );
}
