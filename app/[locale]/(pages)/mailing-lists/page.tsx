import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { richTags } from '@/components/links/rich-text';
import { MailingListSections } from '@/components/mailing-lists/mailing-list-sections';
import { PageHeader } from '@/components/ui/page-header';
import { metadataOf } from '@/lib/metadata/metadata';
import '@/components/mailing-lists/mailing-lists.css';

export const generateMetadata = metadataOf('mailingLists');

/** The mailing lists (docs/behavior.md, Mailing lists). */
export default function MailingListsPage() {
  const t = useTranslations('pages.mailingLists');
  return (
    <PageFrame route="mailingLists">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="page-section text-page mailing-lists">
        <p className="list-join">{t('join')}</p>
        <MailingListSections />
        <div className="prose">
          <h2 className="heading">{t('before')}</h2>
          <p>{t.rich('intro', richTags())}</p>
          <p>{t('moderation')}</p>
          <p>{t.rich('answers', richTags())}</p>
        </div>
      </div>
    </PageFrame>
  );
}
