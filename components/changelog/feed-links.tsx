import { useTranslations } from 'next-intl';
import { feedPaths } from '@/lib/changelog/changelog-pages';
import type { ReleaseLine } from '@/lib/download/downloads';
import { withBase } from '@/lib/i18n/base-path';

/** Links to the feeds of a line's releases, as list items. */
export function FeedLinks({ line }: { line: ReleaseLine }) {
  const t = useTranslations('parts.changelog');
  const title = useTranslations('pages.download.lines')(`${line}.title`);
  const paths = feedPaths(line);
  return (['rss', 'atom'] as const).map((format) => (
    <li key={format}>
      <a href={withBase(paths[format])} type={`application/${format}+xml`}>
        {t(format)}
        {/* The download page has the feeds of both lines. */}
        <span className="sr-only">{` (${title})`}</span>
      </a>
    </li>
  ));
}
