import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';

/** What donations pay for; nested entries are examples of the one above them. */
const reasons = [
  { lead: 'roadmap', parts: ['events', 'mentorship', 'swag'] },
  { lead: 'infrastructure', parts: ['certificates', 'saas'] },
  { lead: 'meetups', parts: [] },
  { lead: 'travel', parts: [] },
] as const;

const remarks = ['notFor', 'sponsors', 'small'] as const;

/** Why the project asks for donations, and what it doesn't spend them on. */
export function DonationReasons() {
  const t = useTranslations('pages.donate.why');
  return (
    <Section id="why-donate" title={t('title')}>
      <p>{t('lead')}</p>
      <ItemList
        items={reasons.map(({ lead, parts }) => (
          <>
            {t.rich(lead, richTags())}
            {parts.length > 0 && <ItemList items={parts.map((part) => t.rich(part, richTags()))} />}
          </>
        ))}
      />
      {remarks.map((remark) => (
        <p key={remark}>{t.rich(remark, richTags())}</p>
      ))}
    </Section>
  );
}
