import { ChangelogPage } from '@/components/changelog/changelog-page';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('changelogWeekly');

/** The changelog of the weekly line. */
export default function WeeklyChangelogPage() {
  return <ChangelogPage line="weekly" />;
}
