import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { VerificationText } from '@/components/download/verification-text';
import { PageLayout } from '@/components/layout/page-layout';
import { DestinationLink } from '@/components/links/destination-link';
import { PageHeader } from '@/components/ui/page-header';
import { keysFile } from '@/lib/download/verification';
import { metadataOf } from '@/lib/metadata/metadata';
import { contentDay } from '@/lib/site/content-day';

export const generateMetadata = metadataOf('verifyDownloads');

/** How to verify downloads (docs/behavior.md, Verification of downloads). */
export default function VerifyPage() {
  const t = useTranslations('pages');
  return (
    <PageLayout route="verifyDownloads" asOf={contentDay(keysFile)}>
      <PageHeader
        eyebrow={<DestinationLink to="download">{t('download.title')}</DestinationLink>}
        title={t('verifyDownloads.title')}
        lead={t('verifyDownloads.lead')}
        figure={<Butler drawing="key" />}
      />
      <VerificationText />
    </PageLayout>
  );
}
