import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { EnglishNotice } from '@/components/locale/english-notice';
import { ItemList } from '@/components/ui/item-list';
import { LocalizedText } from '@/components/ui/localized-text';
import { type HacktoberfestResource, hacktoberfestTitles } from '@/lib/events/hacktoberfest';

/** Links to slides, videos, and blog posts, which are in English. */
export function Resources({ resources }: { resources: readonly HacktoberfestResource[] }) {
  const t = useTranslations('pages.hacktoberfest.resourceKinds');
  const titleOf = hacktoberfestTitles(useLocale());
  return (
    <>
      <EnglishNotice of="material" />
      <ItemList
        rows
        items={resources.map(({ title, kind, link }) => (
          <>
            <small>{t(kind)}</small>{' '}
            <AddressLink address={link}>
              <LocalizedText {...titleOf(title)} />
            </AddressLink>
          </>
        ))}
      />
    </>
  );
}
