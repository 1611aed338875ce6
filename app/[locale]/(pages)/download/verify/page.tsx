import { VerificationText } from '@/components/download/verification-text';
import { ReferencePage } from '@/components/layout/reference-page';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('verifyDownloads');

/** How to verify downloads (docs/behavior.md, Verification of downloads). */
export default function VerifyPage() {
  return (
    <ReferencePage route="verifyDownloads" parent="download">
      <VerificationText />
    </ReferencePage>
  );
}
