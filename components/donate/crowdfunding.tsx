import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { DataTable } from '@/components/ui/data-table';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';
import { CrowdfundingPicture } from './crowdfunding-picture';

const donors = ['individuals', 'organizations'] as const;

/** Crowdfunding, the main way to donate, with its minimum amounts (docs/behavior.md, Donate). */
export function Crowdfunding() {
  const t = useTranslations('pages.donate.crowdfunding');
  return (
    <Section id="lfx-crowdfunding" title={t('title')}>
      <CrowdfundingPicture />
      <p>{t('lead')}</p>
      <div className="max-w-prose">
        <DataTable
          caption={t('tableLabel')}
          head={[t('donor'), t('minimum')]}
          rows={donors.map((donor) => [t(donor), t(`${donor}Minimum`)])}
        />
      </div>
      <ItemList items={[t('card'), t('invoice')]} />
      <p>{t.rich('more', richTags())}</p>
    </Section>
  );
}
