import { CloudGuides } from '@/components/download/cloud-guides';
import { Downloads, InstallSteps } from '@/components/download/downloads';
import { JenkinsData } from '@/components/download/jenkins-data';
import { LineChoice } from '@/components/download/line-choice';
import { PackageTable } from '@/components/download/package-table';
import { CollectionPage } from '@/components/layout/collection-page';
import { ThankYou } from '@/components/thank-you/thank-you';
import { downloadsFolder, readReleaseLines } from '@/lib/download/downloads';
import { metadataOf } from '@/lib/metadata/metadata';
import { contentDay } from '@/lib/site/content-day';

export const generateMetadata = metadataOf('download');

/** The download page (docs/behavior.md, Download). */
export default function DownloadPage() {
  const lines = readReleaseLines();
  const days = lines.flatMap(({ release }) => release?.date ?? []).sort();
  return (
    <CollectionPage
      route="download"
      asOf={days.at(-1) ?? contentDay(downloadsFolder)}
      actions={<LineChoice lines={lines} />}
      counter={<Downloads lines={lines} />}
    >
      <div className="page-section split gap-y-12">
        <InstallSteps />
        <PackageTable lines={lines} />
      </div>
      <CloudGuides />
      <JenkinsData lines={lines} />
      <ThankYou />
    </CollectionPage>
  );
}
