import { useTranslations } from 'next-intl';
import { ReleaseDate } from '@/components/changelog/release-date';
import { ReleaseLink } from '@/components/changelog/release-link';
import { DestinationLink } from '@/components/links/destination-link';
import { DataTable } from '@/components/ui/data-table';
import { Icon } from '@/components/ui/icon';
import { advisoriesFor } from '@/lib/advisories/advisories';
import { changelogRoutes } from '@/lib/changelog/changelog-folders';
import type { ChangelogRelease } from '@/lib/changelog/changelogs';
import { supportStatusOf } from '@/lib/changelog/support-status';
import type { ReleaseLine } from '@/lib/download/downloads';
import { javaFor } from '@/lib/download/java';
import '@/components/changelog/release-status.css';

interface RecentReleasesProps {
  line: ReleaseLine;
  caption: string;
  /** All releases of the line, the newest first. */
  releases: readonly ChangelogRelease[];
}

/** The number of rows. */
const shown = 6;

/** The newest releases of a line with their status, for comparison and for visitors without JavaScript. */
export function RecentReleases({ line, caption, releases }: RecentReleasesProps) {
  const t = useTranslations('pages.downloadCheck.recent');
  const all = useTranslations('parts.changelog');
  const status = useTranslations('parts.releaseStatus');
  const versions = releases.map(({ version }) => version);
  const recent = releases.slice(0, shown);
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
      <Support key="status" {...supportOf(version)} />,
      ...(hasWarnings ? [warnings ? <Warnings key="warnings" count={warnings.length} /> : t('unclear')] : []),
      javaFor(version)?.join(',\u00a0') ?? t('unclear'),
    ];
  });
  const head = [t('release'), t('date'), t('status'), ...(hasWarnings ? [t('warnings')] : []), t('java')];
  return (
    <>
      <DataTable caption={caption} head={head} rows={rows} />
      <p>
        <DestinationLink to={changelogRoutes[line].archive} className="inline-link">
          {all('archive')}
        </DestinationLink>
      </p>
    </>
  );

  function supportOf(version: string): SupportProps {
    const { isNewest, isServed, newest, lastPatch } = supportStatusOf(version, versions);
    if (isNewest) return { support: 'newest', text: line === 'stable' ? t('newestStable') : t('newestWeekly') };
    if (isServed) return { support: 'supported', text: status('supported', { newest }) };
    if (line === 'weekly') return { support: 'ended', text: t('patched', { version: newest }) };
    return { support: 'ended', text: lastPatch ? t('unserved', { version: lastPatch }) : t('ended') };
  }
}

interface SupportProps {
  support: 'newest' | 'supported' | 'ended';
  text: string;
}

function Support({ support, text }: SupportProps) {
  return (
    <span className={`release-support release-support-${support}`}>
      <Icon name={support === 'ended' ? 'x' : 'check'} className="size-icon-text" />
      {text}
    </span>
  );
}

function Warnings({ count }: { count: number }) {
  const t = useTranslations('pages.downloadCheck.recent');
  if (count === 0) return t('warningCount', { count });
  return (
    <span className="release-warnings">
      <Icon name="alert-triangle" className="size-icon-text" />
      {t('warningCount', { count })}
    </span>
  );
}
