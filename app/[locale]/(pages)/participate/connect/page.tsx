import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { platformLinks } from '@/components/participate/platform-links';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateConnect');

/** Getting in touch with the community (docs/behavior.md, Ways to participate). */
export default function ConnectPage() {
  return <ParticipateSubpage route="participateConnect" start="chat" blocks={platformLinks} />;
}
