import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/text/address-link';
import { ItemList } from '@/components/ui/item-list';
import { Words } from '@/components/ui/words';
import type { HacktoberfestResource } from '@/lib/content/hacktoberfest';
import { localText } from '@/lib/content/local-text';

/** Slides, videos and posts, by the titles that their authors gave them. */
export function Resources({ resources }: { resources: readonly HacktoberfestResource[] }) {
  const t = useTranslations('pages.hacktoberfest.resourceKinds');
  const locale = useLocale();
  return (
    <ItemList
      items={resources.map(({ title, kind, link }) => (
        <>
          <AddressLink address={link}>
            <Words {...localText(undefined, title, locale)} />
          </AddressLink>
          {` ${t(kind)}`}
        </>
      ))}
    />
  );
}
