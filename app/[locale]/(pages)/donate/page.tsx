import { useTranslations } from 'next-intl';
import { Supporters } from '@/components/donate/supporters';
import { ButtonLink } from '@/components/links/button-link';
import { WhereNext } from '@/components/participate/where-next';
import { TextPage } from '@/components/text-page/text-page';
import { loadSupporters } from '@/lib/community/supporters';
import { loadOrReport } from '@/lib/content/try-content';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('donate');

/** The donation page (docs/behavior.md, Donate). */
export default function DonatePage() {
  const t = useTranslations('pages.donate');
  const supporters = loadOrReport(loadSupporters);
  return (
    <TextPage
      route="donate"
      room={{
        hue: 'yellow',
        actions: <ButtonLink to="lfxCrowdfunding">{t('donateNow')}</ButtonLink>,
        facts: [
          { name: t('facts.individuals'), value: t('facts.individualsMinimum') },
          { name: t('facts.organizations'), value: t('facts.organizationsMinimum') },
          { name: t('facts.payment'), value: t('facts.cardOrInvoice') },
          { name: t('facts.large'), value: <a href="#continuous-delivery-foundation">{t('facts.foundation')}</a> },
        ],
      }}
      columns={['ways-to-give']}
      without={supporters.ok && supporters.value.length === 0 ? ['supporters'] : []}
      blocks={{ Supporters: () => <Supporters /> }}
    >
      <WhereNext route="donate" />
    </TextPage>
  );
}
