import { Butler } from '@/components/butler/butler';
import { CloudGuides } from '@/components/download/cloud-guides';
import { Downloads } from '@/components/download/downloads';
import { JenkinsData } from '@/components/download/jenkins-data';
import { RoutePage } from '@/components/layout/route-page';
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
    <RoutePage
      route="download"
      form="counter"
      asOf={days.at(-1) ?? contentDay(downloadsFolder)}
      figure={<Butler drawing="parcel" />}
    >
      <Downloads lines={lines} />
      <CloudGuides />
      <JenkinsData lines={lines} />
      <ThankYou />
    </RoutePage>
  );
}
