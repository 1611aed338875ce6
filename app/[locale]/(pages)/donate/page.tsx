import { useTranslations } from 'next-intl';
import { Crowdfunding } from '@/components/donate/crowdfunding';
import { DonationAmounts } from '@/components/donate/donation-amounts';
import { OtherRoutes } from '@/components/donate/other-routes';
import { DonationReasons } from '@/components/donate/reasons';
import { Supporters } from '@/components/donate/supporters';
import { PageFrame } from '@/components/layout/page-frame';
import { richTags } from '@/components/links/rich-text';
import { PageHeader } from '@/components/ui/page-header';
import { PageWithContents } from '@/components/ui/table-of-contents';
import { loadSupporters } from '@/lib/community/supporters';
import { tryContent } from '@/lib/content/try-content';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('donate');

const sections = [
  { id: 'why-donate', messages: 'why' },
  { id: 'lfx-crowdfunding', messages: 'crowdfunding' },
  { id: 'continuous-delivery-foundation', messages: 'foundation' },
  { id: 'recognition', messages: 'recognition' },
  { id: 'sub-projects', messages: 'subprojects' },
  { id: 'references', messages: 'references' },
  { id: 'supporters', messages: 'supporters' },
] as const;

/** Donations (docs/behavior.md, Donate). */
export default function DonatePage() {
  const t = useTranslations('pages.donate');
  const parts = useTranslations('parts');
  const hasSupporters = (tryContent(loadSupporters)?.length ?? 0) > 0;
  const shown = sections.filter(({ id }) => id !== 'supporters' || hasSupporters);
  return (
    <PageFrame route="donate">
      <PageHeader title={t('title')} lead={t('lead')} />
      <PageWithContents
        label={parts('contents')}
        entries={shown.map(({ id, messages }) => ({ id, title: t(`${messages}.title`) }))}
        opening={<DonationAmounts />}
      >
        <div className="text-page">
          <div className="prose intro">
            <p>{t.rich('intro', richTags())}</p>
            <p>{t('noTime')}</p>
          </div>
          <DonationReasons />
          <Crowdfunding />
          <OtherRoutes />
          <Supporters />
        </div>
      </PageWithContents>
    </PageFrame>
  );
}
