import { useLocale, useTranslations } from 'next-intl';
import { MissingRecords } from '@/components/missing/missing-records';
import { Section } from '@/components/ui/section';
import { TextFilter, TextMatching } from '@/components/ui/text-filter';
import {
  listAddresses,
  loadMailingLists,
  mailingListSections,
  mailingListsFolder,
  mailingListWords,
} from '@/lib/community/mailing-lists';
import { loadTranslation } from '@/lib/content/translation';
import { settleContent } from '@/lib/content/try-content';
import { pluralForms } from '@/lib/i18n/plural-forms';
import { MailingListCard } from './mailing-list-card';
import './mailing-lists.css';

/** The lists in their four sections, below a field that filters them (docs/behavior.md, Mailing lists). */
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
      searched: [addresses.address, words.description.text, words.note?.text, words.more?.text].join(' '),
    };
  });

  return (
    <>
      <MissingRecords leftOut={loaded.leftOut} />
      <TextFilter
        entries={lists.map(({ name, searched }) => ({ id: name, text: searched }))}
        words={{
          label: t('filter'),
          none: t('noMatches'),
          matches: pluralForms(locale, (count) => t('matches', { count })),
          showAll: t('showAll'),
        }}
      >
        {mailingListSections.map((section) => {
          const own = lists.filter((list) => list.section === section);
          return (
            <TextMatching key={section} texts={own.map(({ searched }) => searched)}>
              <Section id={section} title={t(`sections.${section}`)}>
                <ul className="list-cards">
                  {own.map(({ id, searched, addresses, words, warning }) => (
                    <TextMatching key={id} texts={[searched]}>
                      <MailingListCard id={id} addresses={addresses} words={words} isWarning={warning} />
                    </TextMatching>
                  ))}
                </ul>
              </Section>
            </TextMatching>
          );
        })}
      </TextFilter>
    </>
  );
}
