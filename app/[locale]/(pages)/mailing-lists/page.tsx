import { useLocale, useTranslations } from 'next-intl';
import { InvalidRecords } from '@/components/errors/invalid-records';
import { ReferencePage } from '@/components/layout/reference-page';
import { MailingListRows } from '@/components/mailing-lists/mailing-list-rows';
import { PageText } from '@/components/text-page/page-text';
import { loadMailingLists, type MailingList, mailingListSections, mailingListsFolder } from '@/lib/community/mailing-lists';
import { loadTranslation } from '@/lib/content/translation';
import { loadOrReport } from '@/lib/content/try-content';
import { metadataOf } from '@/lib/metadata/metadata';
import '@/components/mailing-lists/mailing-lists.css';

export const generateMetadata = metadataOf('mailingLists');

/** The mailing lists (docs/behavior.md, Mailing lists). */
export default function MailingListsPage() {
  const t = useTranslations('pages.mailingLists');
  const locale = useLocale();
  const loaded = loadOrReport(() => ({ content: loadMailingLists(), translation: loadTranslation(mailingListsFolder, locale) }));
  const rowsOf = (section: MailingList['section']) => () => loaded.ok && <MailingListRows section={section} {...loaded.value} />;
  return (
    <ReferencePage route="mailingLists">
      <PageText
        route="mailingLists"
        hasContents={false}
        className="mailing-lists"
        opening={
          loaded.ok ? <InvalidRecords invalidRecords={loaded.invalidRecords} /> : <p className="error-text">{t('failed')}</p>
        }
        without={loaded.ok ? [] : mailingListSections}
        blocks={{
          EnglishLists: rowsOf('english-language'),
          BoardLists: rowsOf('board'),
          ReadOnlyLists: rowsOf('read-only'),
          SigLists: rowsOf('sigs'),
        }}
      />
    </ReferencePage>
  );
}
