import { useTranslations } from 'next-intl';
import { CloudGuides } from '@/components/download/cloud-guides';
import { DownloadShortcuts } from '@/components/download/download-shortcuts';
import { Downloads } from '@/components/download/downloads';
import { JenkinsData } from '@/components/download/jenkins-data';
import { ReleaseLines } from '@/components/download/release-lines';
import { PageFrame } from '@/components/layout/page-frame';
import { DestinationLink } from '@/components/links/destination-link';
import { ThankYou } from '@/components/thank-you/thank-you';
import { PageHeader } from '@/components/ui/page-header';
import { downloadsFolder, readReleaseLines } from '@/lib/download/downloads';
import { metadataOf } from '@/lib/pages/locale-page';
import { contentDay } from '@/lib/site/content-day';

export const generateMetadata = metadataOf('download');

/** The download page (docs/behavior.md, Download). */
export default function DownloadPage() {
  const t = useTranslations('pages.download');
  const lines = readReleaseLines();
  const days = lines.flatMap(({ release }) => release?.date ?? []).sort();
  return (
    <PageFrame route="download" asOf={days.at(-1) ?? contentDay(downloadsFolder)}>
      <JenkinsData lines={lines} />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <DownloadShortcuts lines={lines} />
            <DestinationLink to="downloadCheck" className="button-quiet">
              {t('check')}
            </DestinationLink>
          </>
        }
      />
      <ReleaseLines />
      <Downloads lines={lines} />
      <CloudGuides />
      <ThankYou />
    </PageFrame>
  );
}
