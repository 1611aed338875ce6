import { useFormatter, useTranslations } from 'next-intl';
import type { ChangelogRelease } from '@/lib/changelog/changelogs';
import { releaseBaselines, releaseMonths } from '@/lib/changelog/release-lists';
import type { ReleaseLine } from '@/lib/download/downloads';
import { ReleaseIndexLinks } from './release-index-links';

interface ReleaseIndexProps {
  line: ReleaseLine;
  /** The releases on the page, newest first. */
  releases: readonly ChangelogRelease[];
}

/**
 * The versions on a page: LTS releases by baseline, weekly ones by month. Beside the releases in wide windows; in others, a row
 * that stays in view.
 */
export function ReleaseIndex({ line, releases }: ReleaseIndexProps) {
  const label = useTranslations('parts')('contents');
  const format = useFormatter();
  const groups: { name?: string; releases: readonly ChangelogRelease[] }[] =
    line === 'stable'
      ? releaseBaselines(releases)
      : releaseMonths(releases).map(({ month, releases: ofMonth }) => ({
          name: format.dateTime(new Date(month), { month: 'short' }),
          releases: ofMonth,
        }));
  return (
    <ReleaseIndexLinks
      label={label}
      // Only what the browser needs.
      groups={groups.map((group) => ({ name: group.name, releases: group.releases.map(({ version }) => ({ version })) }))}
    />
  );
}
