import { Butler } from '@/components/butler/butler';
import { MeetupFacts } from '@/components/events/meetup-facts';
import { TextPage } from '@/components/text-page/text-page';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('onlineMeetup');

/** The online meetup (docs/behavior.md, Online Meetup). */
export default function OnlineMeetupPage() {
  return (
    <TextPage route="onlineMeetup" parent="events" figure={<Butler drawing="headset" atEdge />} beforeText={<MeetupFacts />} />
  );
}
