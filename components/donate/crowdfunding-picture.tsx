import { useLocale, useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { Picture } from '@/components/pictures/picture';
import { resolvePicture } from '@/lib/pictures/pictures';
import './crowdfunding-picture.css';

/** The crowdfunding platform's logo, linking to the project's account. */
export function CrowdfundingPicture() {
  const t = useTranslations('pages.donate');
  const locale = useLocale();
  return (
    <DestinationLink to="lfxCrowdfunding" className="crowdfunding">
      <Picture
        {...resolvePicture('governance/funding/lfx_crowdfunding.png', locale)}
        alt={t('pictureAlt')}
        className="crowdfunding-picture"
      />
    </DestinationLink>
  );
}
