import { PageButler } from '@/components/butler/page-butler';
import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateTest');

/** Testing Jenkins and its plugins (docs/behavior.md, Ways to participate). */
export default function TestPage() {
  return (
    <ParticipateSubpage
      route="participateTest"
      figure={<PageButler drawing="flask" face="looking" scene="flasks" />}
      start="weeklyRelease"
    />
  );
}
