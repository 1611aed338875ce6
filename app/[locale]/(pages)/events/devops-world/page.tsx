import { WithContent } from '@/components/errors/with-content';
import { DevopsWorldText } from '@/components/events/devops-world-text';
import { RoomPage } from '@/components/layout/room-page';
import { loadDevopsWorld } from '@/lib/events/devops-world';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('devopsWorld');

/** DevOps World 2022 (docs/behavior.md, DevOps World). */
export default function DevopsWorldPage() {
  return (
    <RoomPage route="devopsWorld" parent="events" hue="blue">
      <WithContent load={loadDevopsWorld}>{(records) => <DevopsWorldText records={records} />}</WithContent>
    </RoomPage>
  );
}
