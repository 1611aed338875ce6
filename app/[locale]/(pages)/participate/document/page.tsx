import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { DestinationVideo } from '@/components/pictures/destination-video';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateDocument');

/** Working on the documentation (docs/behavior.md, Ways to participate). */
export default function DocumentPage() {
  return (
    <ParticipateSubpage
      route="participateDocument"
      stackedLinks
      start="docsFirstIssues"
      blocks={{
        PluginDocsVideo: (title) => <DestinationVideo to="pluginDocsVideo" title={String(title)} />,
        OtherDocsVideo: (title) => <DestinationVideo to="otherDocsVideo" title={String(title)} />,
      }}
    />
  );
}
