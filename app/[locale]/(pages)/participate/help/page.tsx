import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateHelp');

/** Helping other users (docs/behavior.md, Ways to participate). */
export default function HelpPage() {
  return <ParticipateSubpage route="participateHelp" start="forum" />;
}
