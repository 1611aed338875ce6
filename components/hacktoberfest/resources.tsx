import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/text/address-link';
import { ItemList } from '@/components/ui/item-list';
import type { HacktoberfestResource } from '@/lib/content/hacktoberfest';
import { englishUnless } from './english-unless';

/** Slides, videos and posts, by the titles that their authors gave them. */
export function Resources({ resources }: { resources: readonly HacktoberfestResource[] }) {
  const t = useTranslations('pages.hacktoberfest.resourceKinds');
  const lang = englishUnless(useLocale());
  return (
    <ItemList
      items={resources.map(({ title, kind, link }) => (
        <>
          <AddressLink address={link} lang={lang}>
            {title}
          </AddressLink>
          {` ${t(kind)}`}
        </>
      ))}
    />
  );
}
