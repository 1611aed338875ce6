import { Butler } from '@/components/butler/butler';
import { RoutePage } from '@/components/layout/route-page';
import { AwardList } from '@/components/records/award-list';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('awards');

/** The awards page (docs/behavior.md, Awards). */
export default function AwardsPage() {
  return (
    <RoutePage route="awards" figure={<Butler drawing="cup" atEdge />}>
      <div className="page-section">
        <AwardList />
      </div>
    </RoutePage>
  );
}
