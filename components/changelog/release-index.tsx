import { useFormatter, useTranslations } from 'next-intl';
import type { ChangelogRelease } from '@/lib/changelog/changelogs';
import { releaseBaselines, releaseMonths } from '@/lib/changelog/pages/release-lists';
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
  const groups =
    line === 'stable'
      ? releaseBaselines(releases).map((baseline) => ({ versions: versionsOf(baseline) }))
      : releaseMonths(releases).map((month) => ({
          name: format.dateTime(new Date(month.month), { month: 'short' }),
          versions: versionsOf(month),
        }));
  return <ReleaseIndexLinks label={label} groups={groups} />;
}

const versionsOf = ({ releases }: { releases: readonly ChangelogRelease[] }) => releases.map(({ version }) => version);
