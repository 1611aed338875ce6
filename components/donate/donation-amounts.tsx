import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/links/button-link';
import './donate.css';

const donors = ['individuals', 'organizations'] as const;

/** The minimum donations by individuals and organizations, and a link to crowdfunding (docs/behavior.md, Donate). */
export function DonationAmounts() {
  const t = useTranslations('pages.donate');
  return (
    <div className="donation">
      <div>
        <p id="donation-amounts" className="donation-label">
          {t('crowdfunding.tableLabel')}
        </p>
        <dl aria-labelledby="donation-amounts" className="donation-amounts">
          {donors.map((donor) => (
            <div key={donor}>
              <dt>{t(`crowdfunding.${donor}`)}</dt>
              <dd>{t(`crowdfunding.${donor}Minimum`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ButtonLink to="lfxCrowdfunding">{t('donateNow')}</ButtonLink>
    </div>
  );
}
