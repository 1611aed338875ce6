import { useLocale } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { ItemList } from '@/components/ui/item-list';
import { LocalizedText } from '@/components/ui/localized-text';
import { type Hacktoberfest, hacktoberfestTitles } from '@/lib/events/hacktoberfest';

/** The years in which Jenkins took part, each with the blog post about it. */
export function PreviousYears({ years }: { years: Hacktoberfest['previousYears'] }) {
  const titleOf = hacktoberfestTitles(useLocale());
  return (
    <ItemList
      rows
      items={years.map(({ year, title, link }) => {
        const shown = titleOf(title);
        return (
          <>
            <AddressLink address={link}>
              <LocalizedText {...shown} />
            </AddressLink>
            {!shown.text.includes(String(year)) && ` (${year})`}
          </>
        );
      })}
    />
  );
}
