import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateTest');

/** Testing Jenkins and its plugins (docs/behavior.md, Ways to participate). */
export default function TestPage() {
  return <ParticipateSubpage route="participateTest" start="weeklyRelease" />;
}
