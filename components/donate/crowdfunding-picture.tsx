import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { ListedPicture } from '@/components/pictures/listed-picture';
import './donate.css';

/** The crowdfunding platform's logo, linking to the project's account. */
export function CrowdfundingPicture() {
  const t = useTranslations('pages.donate');
  return (
    <DestinationLink to="lfxCrowdfunding" className="crowdfunding">
      <ListedPicture id="governance/funding/lfx_crowdfunding.png" alt={t('pictureAlt')} className="crowdfunding-picture" />
    </DestinationLink>
  );
}
