import { ChangelogPage } from '@/components/changelog/changelog-page';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('changelogStable');

/** The changelog of the LTS line. */
export default function StableChangelogPage() {
  return <ChangelogPage line="stable" />;
}
