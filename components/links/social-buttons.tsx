import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type SocialNetwork, type SocialProfiles, socialAddresses } from '@/lib/community/social';
import type { IconName } from '@/lib/icons/icon-names';
import './social-buttons.css';

const icons: Record<SocialNetwork, IconName> = {
  github: 'brand-github',
  twitter: 'brand-x',
  blog: 'news',
  linkedin: 'brand-linkedin',
};

interface SocialButtonsProps {
  /** The name of the person. */
  name: string;
  profiles: SocialProfiles;
}

/** Links to the known social profiles of a credited person (docs/behavior.md, Social buttons). */
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
