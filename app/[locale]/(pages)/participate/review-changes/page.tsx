import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateReview');

/** Reviewing changes, and who can join a review team (docs/behavior.md, Ways to participate). */
export default function ReviewChangesPage() {
  return <ParticipateSubpage route="participateReview" start="codeReviewRequests" />;
}
