import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { ItemList } from '@/components/ui/item-list';
import { Words } from '@/components/ui/words';
import { localText } from '@/lib/content/local-text';
import type { Hacktoberfest } from '@/lib/events/hacktoberfest';
import './previous-years.css';

/** The years that Jenkins took part in before, each with the post about it. */
export function PreviousYears({ years }: { years: Hacktoberfest['previousYears'] }) {
  const t = useTranslations('pages.hacktoberfest.previousYears');
  const locale = useLocale();
  return (
    <>
      <p>{t('lead')}</p>
      <ItemList
        items={years.map(({ year, title, link }) => (
          <>
            <AddressLink address={link}>{year}</AddressLink>{' '}
            <Words {...localText(undefined, title, locale)} className="previous-year-title" />
          </>
        ))}
      />
    </>
  );
}
