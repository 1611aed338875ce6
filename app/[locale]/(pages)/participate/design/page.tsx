import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { SampleLogos } from '@/components/participate/sample-logos';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateDesign');

/** Artwork and design (docs/behavior.md, Ways to participate). */
export default function DesignPage() {
  return <ParticipateSubpage route="participateDesign" start="artwork" blocks={{ SampleLogos: () => <SampleLogos /> }} />;
}
