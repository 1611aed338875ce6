import { WithContent } from '@/components/errors/with-content';
import { DevopsWorldText } from '@/components/events/devops-world-text';
import { RoutePage } from '@/components/layout/route-page';
import { loadDevopsWorld } from '@/lib/events/devops-world';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('devopsWorld');

/** DevOps World 2022 (docs/behavior.md, DevOps World). */
export default function DevopsWorldPage() {
  return (
    <RoutePage route="devopsWorld" parent="events">
      <WithContent load={loadDevopsWorld}>{(records) => <DevopsWorldText records={records} />}</WithContent>
    </RoutePage>
  );
}
