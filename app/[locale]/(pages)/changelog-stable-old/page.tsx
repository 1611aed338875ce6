import { ArchivePage } from '@/components/changelog/archive-page';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('changelogArchiveStable');

/** All releases of the LTS line, by year. */
export default function StableArchivePage() {
  return <ArchivePage line="stable" />;
}
