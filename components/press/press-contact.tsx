import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { Section } from '@/components/ui/section';

/** Contacts for the press, and for security questions (docs/behavior.md, Press). */
export function PressContact() {
  const t = useTranslations('pages.press.contact');
  return (
    <Section id="press-contact" title={t('title')}>
      <p>{t.rich('text', richTags())}</p>
      <p>
        <DestinationLink to="pressForum" className="button">
          {t('ask')}
        </DestinationLink>
      </p>
      <Section id="security-contacts" level={3} title={t('securityTitle')}>
        <p>{t.rich('security', richTags())}</p>
      </Section>
    </Section>
  );
}
