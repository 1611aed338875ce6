import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';
import { CrowdfundingPicture } from './crowdfunding-picture';

/** Crowdfunding, the main way to donate (docs/behavior.md, Donate). */
export function Crowdfunding() {
  const t = useTranslations('pages.donate.crowdfunding');
  return (
    <Section id="lfx-crowdfunding" title={t('title')}>
      <CrowdfundingPicture />
      <p>{t('lead')}</p>
      <ItemList items={[t('card'), t('invoice')]} />
      <p>{t.rich('more', richTags())}</p>
    </Section>
  );
}
