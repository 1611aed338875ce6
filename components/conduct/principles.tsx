import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';

const helpful = ['kindness', 'respect', 'feedback', 'mistakes', 'good'] as const;
const unacceptable = ['sexualised', 'trolling', 'harassment', 'privacy', 'unprofessional'] as const;
const leaders = ['boardMembers', 'administrators', 'maintainers'] as const;

/** The pledge, the standards, and who enforces them. */
export function Principles() {
  const t = useTranslations('pages.conduct');
  return (
    <>
      <div className="prose intro">
        <p>{t('intro.who')}</p>
        <p>{t.rich('intro.what', richTags())}</p>
      </div>
      <Section id="our-pledge" title={t('pledge.title')}>
        <p>{t('pledge.harassment')}</p>
        <p>{t('pledge.community')}</p>
      </Section>
      <Section id="our-standards" title={t('standards.title')}>
        <p>{t('standards.helpful')}</p>
        <ItemList items={helpful.map((item) => t(`standards.${item}`))} />
        <p>{t('standards.unacceptable')}</p>
        <ItemList items={unacceptable.map((item) => t(`standards.${item}`))} />
      </Section>
      <Section id="enforcement-responsibilities" title={t('enforcement.title')}>
        <p>{t('enforcement.board')}</p>
        <p>{t('enforcement.leaders')}</p>
        <ItemList items={leaders.map((item) => t(`enforcement.${item}`))} />
        <p>{t('enforcement.duty')}</p>
      </Section>
    </>
  );
}
