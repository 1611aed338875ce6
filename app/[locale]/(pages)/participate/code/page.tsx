import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { DestinationVideo } from '@/components/pictures/destination-video';
import { metadataOf } from '@/lib/metadata/metadata';
import { figureText, loadFigures } from '@/lib/site/figures';

export const generateMetadata = metadataOf('participateCode');

/** Contributing code (docs/behavior.md, Ways to participate). */
export default function CodePage() {
  return (
    <ParticipateSubpage
      route="participateCode"
      stackedLinks
      start="goodFirstIssues"
      values={() => figureText(loadFigures())}
      blocks={{ Video: (title) => <DestinationVideo to="contributingVideo" title={String(title)} /> }}
    />
  );
}
