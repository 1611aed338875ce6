import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/links/button-link';
import { FactCard } from '@/components/ui/fact-card';

/** How much and how to give, and a link to crowdfunding (docs/behavior.md, Donate). */
export function DonationFacts() {
  const t = useTranslations('pages.donate');
  return (
    <FactCard
      facts={[
        { name: t('facts.individuals'), value: t('facts.individualsMinimum') },
        { name: t('facts.organizations'), value: t('facts.organizationsMinimum') },
        { name: t('facts.payment'), value: t('facts.cardOrInvoice') },
        { name: t('facts.large'), value: <a href="#continuous-delivery-foundation">{t('facts.foundation')}</a> },
      ]}
      action={<ButtonLink to="lfxCrowdfunding">{t('donateNow')}</ButtonLink>}
    />
  );
}
