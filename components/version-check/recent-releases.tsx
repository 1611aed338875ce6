import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ReleaseDate } from '@/components/changelog/release-date';
import { ReleaseLink } from '@/components/changelog/release-link';
import { ReleaseSupport, SupportMark, WarningMark } from '@/components/changelog/release-status';
import { DestinationLink } from '@/components/links/destination-link';
import { DataTable } from '@/components/ui/data-table';
import { advisoriesFor } from '@/lib/advisories/advisories';
import type { ChangelogRelease } from '@/lib/changelog/changelogs';
import { changelogRoutes } from '@/lib/changelog/pages/changelog-folders';
import { unrecordedBefore } from '@/lib/changelog/pages/release-lists';
import type { ReleaseLine } from '@/lib/download/downloads';
import { javaFor } from '@/lib/download/java';
import '@/components/changelog/release-status.css';
import './version-check.css';

interface RecentReleasesProps {
  line: ReleaseLine;
  caption: string;
  /** All releases of the line, the newest first. */
  releases: readonly ChangelogRelease[];
  /** Another link below the table. */
  children?: ReactNode;
}

/** The number of rows. */
const shown = 6;

/** The latest releases of a line with their status, for comparison and for visitors without JavaScript. */
export function RecentReleases({ line, caption, releases, children }: RecentReleasesProps) {
  const t = useTranslations('pages.downloadCheck.recent');
  const all = useTranslations('parts.changelog');
  const recent = releases.slice(0, shown);
  const gaps = recent.slice(0, -1).flatMap(({ version }) => unrecordedBefore(releases, version) ?? []);
  // Without any data, the column is omitted.
  const hasWarnings = recent.some(({ version }) => advisoriesFor(version));
  const rows = recent.map((release) => {
    const { version } = release;
    const warnings = advisoriesFor(version);
    return [
      <ReleaseLink key="release" line={line} version={version} className="inline-link">
        {version}
      </ReleaseLink>,
      <ReleaseDate key="date" release={release} />,
      <ReleaseSupport key="status" line={line} version={version} />,
      ...(hasWarnings ? [warnings ? warningsIn(warnings.length) : t('unclearWarnings')] : []),
      javaFor(version)?.join(',\u00a0') ?? t('unclear'),
    ];
  });
  const head = [t('release'), t('date'), t('status'), ...(hasWarnings ? [t('warnings')] : []), t('java')];
  return (
    <>
      <div className="check-releases">
        <DataTable dated labeled={[t('java')]} caption={caption} head={head} rows={rows} />
      </div>
      {gaps.map((gap) => (
        <p key={gap.first}>{all('unrecorded', gap)}</p>
      ))}
      <p className="check-more flex max-w-none flex-wrap gap-x-6 gap-y-2 text-sm">
        <DestinationLink to={changelogRoutes[line].archive} className="inline-link">
          {all('archive')}
        </DestinationLink>
        {children}
      </p>
    </>
  );

  function warningsIn(count: number): ReactNode {
    const text = t('warningCount', { count });
    return count === 0 ? (
      <SupportMark key="warnings" support="supported">
        {text}
      </SupportMark>
    ) : (
      <WarningMark key="warnings">{text}</WarningMark>
    );
  }
}
