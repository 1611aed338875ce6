import { useLocale } from 'next-intl';
import { listAddresses, type MailingList, type MailingLists, mailingListText } from '@/lib/community/mailing-lists';
import type { Translation } from '@/lib/content/translation';
import { MailingListCard } from './mailing-list-card';
import './mailing-lists.css';

interface MailingListRowsProps {
  section: MailingList['section'];
  content: MailingLists;
  translation: Translation;
}

/** The lists of a section (docs/behavior.md, Mailing lists). */
export function MailingListRows({ section, content, translation }: MailingListRowsProps) {
  const locale = useLocale();
  return (
    <ul className="list-rows">
      {content.lists.map((list, index) => {
        if (list.section !== section) return null;
        const addresses = listAddresses(list.name, content);
        const isFirst = content.lists.findIndex(({ name }) => name === list.name) === index;
        return (
          <MailingListCard
            key={list.name}
            id={isFirst ? addresses.anchor : `${section}-${addresses.anchor}`}
            addresses={addresses}
            labels={mailingListText(list, translation, locale)}
            isWarning={list.warning}
            subscribe={section === 'board' ? 'list-action' : index === 0 ? 'button' : 'button-quiet'}
          />
        );
      })}
    </ul>
  );
}
