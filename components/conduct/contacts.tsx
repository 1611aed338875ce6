import { useTranslations } from 'next-intl';
import { MailLink } from '@/components/links/mail-link';
import { richTags } from '@/components/links/rich-text';
import './contacts.css';

/** The contacts come first on the page: nobody who needs help should have to search for them. */
export function ReportingContacts() {
  const t = useTranslations('pages.conduct.contacts');
  return (
    <section aria-labelledby="report" className="page-section text-page">
      <div className="conduct-contacts">
        <h2 id="report" className="conduct-contacts-title">
          {t('title')}
        </h2>
        <ol className="conduct-contacts-list">
          <li>
            <p>{t('board')}</p>
            <MailLink to="boardMail" className="conduct-address" />
          </li>
          <li>
            <p>{t.rich('boardMember', richTags())}</p>
          </li>
          <li>
            <p>{t('cdf')}</p>
            <MailLink to="cdfConductMail" className="conduct-address" />
          </li>
        </ol>
        <p>{t.rich('more', richTags())}</p>
      </div>
    </section>
  );
}
