import { ArchivePage } from '@/components/changelog/archive-page';
import { metadataOf } from '@/lib/pages/locale-page';

export const generateMetadata = metadataOf('changelogArchiveStable');

/** All releases of the LTS line, by year. */
export default function StableArchivePage() {
  return <ArchivePage line="stable" />;
}
