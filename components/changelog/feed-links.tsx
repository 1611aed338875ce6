import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { feedPaths } from '@/lib/changelog/pages/changelog-pages';
import type { ReleaseLine } from '@/lib/download/downloads';
import { withBase } from '@/lib/i18n/base-path';

interface FeedLinksProps {
  line: ReleaseLine;
  /** Hidden text that names the line, for pages with both. */
  which?: ReactNode;
}

/** Links to the feeds of a line's releases, as list items. */
export function FeedLinks({ line, which }: FeedLinksProps) {
  const t = useTranslations('parts.changelog');
  const paths = feedPaths(line);
  return (['rss', 'atom'] as const).map((format) => (
    <li key={format}>
      <a href={withBase(paths[format])} type={`application/${format}+xml`}>
        {t(format)}
        {which}
      </a>
    </li>
  ));
}
