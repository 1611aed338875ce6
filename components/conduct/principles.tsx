import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';
import './principles.css';

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
        <div className="conduct-standards">
          <div>
            <p className="conduct-standard">
              <Icon name="check" />
              {t('standards.helpful')}
            </p>
            <ItemList items={helpful.map((item) => t(`standards.${item}`))} />
          </div>
          <div>
            <p className="conduct-standard">
              <Icon name="x" />
              {t('standards.unacceptable')}
            </p>
            <ItemList items={unacceptable.map((item) => t(`standards.${item}`))} />
          </div>
        </div>
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
