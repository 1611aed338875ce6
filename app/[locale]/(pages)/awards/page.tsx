import { CollectionPage } from '@/components/layout/collection-page';
import { AwardList } from '@/components/records/award-list';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('awards');

/** The awards page (docs/behavior.md, Awards). */
export default function AwardsPage() {
  return (
    <CollectionPage route="awards">
      <div className="page-section">
        <AwardList />
      </div>
    </CollectionPage>
  );
}
