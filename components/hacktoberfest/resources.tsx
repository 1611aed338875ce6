import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { ItemList } from '@/components/ui/item-list';
import { LocalizedText } from '@/components/ui/localized-text';
import { localText } from '@/lib/content/local-text';
import type { HacktoberfestResource } from '@/lib/events/hacktoberfest';

/** Slides, videos and posts under their authors' own titles. */
export function Resources({ resources }: { resources: readonly HacktoberfestResource[] }) {
  const t = useTranslations('pages.hacktoberfest.resourceKinds');
  const locale = useLocale();
  return (
    <ItemList
      items={resources.map(({ title, kind, link }) => (
        <>
          <AddressLink address={link}>
            <LocalizedText {...localText(undefined, title, locale)} />
          </AddressLink>
          {` ${t(kind)}`}
        </>
      ))}
    />
  );
}
