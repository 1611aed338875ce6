import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';
import './conduct.css';

const standards = [
  { kind: 'helpful', icon: 'check', examples: ['kindness', 'respect', 'feedback', 'mistakes', 'good'] },
  { kind: 'unacceptable', icon: 'x', examples: ['sexualised', 'trolling', 'harassment', 'privacy', 'unprofessional'] },
] as const;
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
          {standards.map(({ kind, icon, examples }) => (
            <div key={kind}>
              <p className="conduct-standard">
                <Icon name={icon} />
                {t(`standards.${kind}`)}
              </p>
              <ItemList items={examples.map((example) => t(`standards.${example}`))} />
            </div>
          ))}
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
