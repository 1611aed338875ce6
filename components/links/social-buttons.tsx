import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type SocialNetwork, type SocialProfiles, socialAddresses } from '@/lib/community/social';
import type { IconName } from '@/lib/icons/icon-names';
import './social-buttons.css';

const icons: Record<SocialNetwork, IconName> = {
  github: 'brand-github',
  twitter: 'brand-twitter',
  blog: 'news',
  linkedin: 'brand-linkedin',
};

interface SocialButtonsProps {
  /** Whose profiles they are. */
  name: string;
  profiles: SocialProfiles;
}

/** Round buttons to where a person that the site credits can be met (specification, section 3); only those that are known. */
export function SocialButtons({ name, profiles }: SocialButtonsProps) {
  const t = useTranslations();
  return (
    <>
      {socialAddresses(profiles).map(({ network, href }) => (
        <a key={network} href={href} target="_blank" rel="noopener noreferrer" className={`social-button social-${network}`}>
          <Icon name={icons[network]} />
          <span className="sr-only">
            {t(`parts.social.${network}`, { name })} {t('chrome.opensInNewTab')}
          </span>
        </a>
      ))}
    </>
  );
}
