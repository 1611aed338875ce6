import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';

/** Large donations, recognition of donors, donations to subprojects, and references. */
export function OtherRoutes() {
  const t = useTranslations('pages.donate');
  return (
    <>
      <Section id="continuous-delivery-foundation" title={t('foundation.title')}>
        <p>{t.rich('foundation.text', richTags())}</p>
      </Section>
      <Section id="recognition" title={t('recognition.title')}>
        <p>{t('recognition.lead')}</p>
        <p>{t.rich('recognition.announce', richTags())}</p>
        <p>{t.rich('recognition.big', richTags())}</p>
      </Section>
      <Section id="sub-projects" title={t('subprojects.title')}>
        <p>{t('subprojects.text')}</p>
      </Section>
      <Section id="references" title={t('references.title')}>
        <ItemList items={[t.rich('references.funding', richTags())]} />
      </Section>
    </>
  );
}
