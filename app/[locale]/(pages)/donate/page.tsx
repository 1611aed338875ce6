import { Butler } from '@/components/butler/butler';
import { DonationFacts } from '@/components/donate/donation-facts';
import { Supporters } from '@/components/donate/supporters';
import { WhereNext } from '@/components/participate/where-next';
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
      beforeText={<DonationFacts />}
      without={supporters.ok && supporters.value.length === 0 ? ['supporters'] : []}
      blocks={{ Supporters: () => <Supporters /> }}
    >
      <WhereNext route="donate" />
    </TextPage>
  );
}
