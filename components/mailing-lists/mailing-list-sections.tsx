import { useLocale, useTranslations } from 'next-intl';
import { MissingRecords } from '@/components/missing/missing-records';
import { Section } from '@/components/ui/section';
import {
  listAddresses,
  loadMailingLists,
  mailingListSections,
  mailingListsFolder,
  mailingListWords,
} from '@/lib/community/mailing-lists';
import { loadTranslation } from '@/lib/content/translation';
import { settleContent } from '@/lib/content/try-content';
import { MailingListCard } from './mailing-list-card';
import './mailing-lists.css';

/** The lists in their four sections (docs/behavior.md, Mailing lists). */
export function MailingListSections() {
  const t = useTranslations('pages.mailingLists');
  const locale = useLocale();
  const loaded = settleContent(() => ({ content: loadMailingLists(), translation: loadTranslation(mailingListsFolder, locale) }));
  if (!loaded.ok) return <p className="error-text">{t('failed')}</p>;

  const { content, translation } = loaded.value;
  const lists = content.lists.map((list, index) => {
    const addresses = listAddresses(list.name, content);
    const words = mailingListWords(list, translation, locale);
    const isFirst = content.lists.findIndex(({ name }) => name === list.name) === index;
    return {
      ...list,
      addresses,
      words,
      id: isFirst ? addresses.anchor : `${list.section}-${addresses.anchor}`,
    };
  });

  return (
    <>
      <MissingRecords leftOut={loaded.leftOut} />
      {mailingListSections.map((section) => (
        <Section key={section} id={section} title={t(`sections.${section}`)}>
          <ul className="list-rows">
            {lists
              .filter((list) => list.section === section)
              .map(({ id, addresses, words, warning }) => (
                <MailingListCard key={id} id={id} addresses={addresses} words={words} isWarning={warning} />
              ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
