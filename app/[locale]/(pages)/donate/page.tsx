import { Butler } from '@/components/butler/butler';
import { CrowdfundingPicture } from '@/components/donate/crowdfunding-picture';
import { DonationAmounts } from '@/components/donate/donation-amounts';
import { Supporters } from '@/components/donate/supporters';
import { TextPage } from '@/components/text-page/text-page';
import { loadSupporters } from '@/lib/community/supporters';
import { loadOrReport } from '@/lib/content/try-content';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('donate');

/** The donation page (docs/behavior.md, Donate). */
export default function DonatePage() {
  const supporters = loadOrReport(loadSupporters);
  return (
    <TextPage
      route="donate"
      figure={<Butler drawing="bow" atEdge />}
      opening={<DonationAmounts />}
      without={supporters.ok && supporters.value.length === 0 ? ['supporters'] : []}
      blocks={{ Picture: () => <CrowdfundingPicture />, Supporters: () => <Supporters /> }}
    />
  );
}
