import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { richTags } from '@/components/links/rich-text';
import { MailingListSections } from '@/components/mailing-lists/mailing-list-sections';
import { Note } from '@/components/ui/note';
import { PageHeader } from '@/components/ui/page-header';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/metadata';
import '@/components/mailing-lists/mailing-lists.css';

export const generateMetadata = () => pageMetadata('mailingLists', defaultLocale);

/** The mailing lists (specification, section 2). */
export default function MailingListsPage() {
  const t = useTranslations('pages.mailingLists');
  return (
    <PageFrame route="mailingLists">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="page-section text-page mailing-lists">
        <div className="prose">
          <p>{t.rich('intro', richTags())}</p>
          <p>{t('join')}</p>
        </div>
        <Note kind="warning">{t('moderation')}</Note>
        <MailingListSections />
      </div>
    </PageFrame>
  );
}
