import { Butler } from '@/components/butler/butler';
import { VerificationText } from '@/components/download/verification-text';
import { RoutePage } from '@/components/layout/route-page';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('verifyDownloads');

/** How to verify downloads (docs/behavior.md, Verification of downloads). */
export default function VerifyPage() {
  return (
    <RoutePage route="verifyDownloads" parent="download" figure={<Butler drawing="key" />}>
      <VerificationText />
    </RoutePage>
  );
}
