import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { CloudGuides } from '@/components/download/cloud-guides';
import { Downloads } from '@/components/download/downloads';
import { JenkinsData } from '@/components/download/jenkins-data';
import { PageLayout } from '@/components/layout/page-layout';
import { ThankYou } from '@/components/thank-you/thank-you';
import { PageHeader } from '@/components/ui/page-header';
import { downloadsFolder, readReleaseLines } from '@/lib/download/downloads';
import { metadataOf } from '@/lib/metadata/metadata';
import { contentDay } from '@/lib/site/content-day';

export const generateMetadata = metadataOf('download');

/** The download page (docs/behavior.md, Download). */
export default function DownloadPage() {
  const t = useTranslations('pages.download');
  const lines = readReleaseLines();
  const days = lines.flatMap(({ release }) => release?.date ?? []).sort();
  return (
    <PageLayout route="download" asOf={days.at(-1) ?? contentDay(downloadsFolder)}>
      <JenkinsData lines={lines} />
      <PageHeader form="counter" title={t('title')} lead={t('lead')} figure={<Butler drawing="parcel" />} />
      <Downloads lines={lines} />
      <CloudGuides />
      <ThankYou />
    </PageLayout>
  );
}
