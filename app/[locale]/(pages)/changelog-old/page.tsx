import { ArchivePage } from '@/components/changelog/archive-page';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('changelogArchiveWeekly');

/** All releases of the weekly line, by year. */
export default function WeeklyArchivePage() {
  return <ArchivePage line="weekly" />;
}
