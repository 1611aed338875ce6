import { Butler } from '@/components/butler/butler';
import { EventsEyebrow } from '@/components/events/events-eyebrow';
import { JamFacts } from '@/components/jam/jam-facts';
import { TextPage } from '@/components/text-page/text-page';
import { loadJam } from '@/lib/events/jam';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('jam');

/** CI/CD and Jenkins Area Meetups (docs/behavior.md, Area meetups). */
export default function JamPage() {
  return (
    <TextPage
      route="jam"
      eyebrow={<EventsEyebrow />}
      figure={<Butler drawing="globe" atEdge />}
      beforeText={<JamFacts />}
      values={jamValues}
    />
  );
}

function jamValues() {
  const { numbers, ...dates } = loadJam();
  return { ...numbers, ...dates };
}
