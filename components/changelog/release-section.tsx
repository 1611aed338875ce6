import { useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { type ChangelogRelease, loadChangelog } from '@/lib/changelog/changelogs';
import { unrecordedBefore } from '@/lib/changelog/pages/release-lists';
import { ratingsOf } from '@/lib/changelog/ratings';
import { tryContent } from '@/lib/content/try-content';
import { loadRelease, type ReleaseLine } from '@/lib/download/downloads';
import { routes } from '@/lib/routing/routes';
import { ReleaseBanner } from './release-banner';
import { NoChanges, ReleaseChanges } from './release-changes';
import { ReleaseDate } from './release-date';
import { ReleaseLink } from './release-link';
import { ReleaseRating } from './release-rating';
import { ReleaseStatus } from './release-status';
import './changelog.css';

/**
 * A release in a list, with the anchor `v<version>`. The version links to the release's own page. One without a list of changes is a
 * single line.
 */
export function ReleaseSection({ line, release }: { line: ReleaseLine; release: ChangelogRelease }) {
  const t = useTranslations('parts.changelog');
  const { version, changes, lts_changes, banner } = release;
  const releases = tryContent(() => loadChangelog(line)) ?? [];
  const isNewest = releases[0]?.version === version;
  const unrecorded = unrecordedBefore(releases, version);
  const gap = unrecorded && <p className="release-empty">{t('unrecorded', unrecorded)}</p>;
  const isBrief = !isNewest && !banner && changes.length + lts_changes.length === 0;
  const rating = <ReleaseRating version={version} rating={ratingsOf(version)} compact={!isNewest} />;
  return (
    <section
      className={isNewest ? 'release release-newest' : isBrief ? 'release release-brief' : 'release'}
      data-release={version}
    >
      <div className="release-head">
        <h2 id={`v${version}`} className="heading p-0">
          <ReleaseLink line={line} version={version} className="heading-link" />
        </h2>
        <ReleaseDate release={release} />
        {tryContent(() => loadRelease(line))?.version === version && (
          <AddressLink address={`${routes.download.path}#${line}`} className="chip inline-block py-0.5 hover:underline">
            {t('offered')}
          </AddressLink>
        )}
        <ReleaseStatus line={line} version={version} short="list" />
        {isBrief && <NoChanges release={release} />}
      </div>
      {!isNewest && rating}
      {!isBrief && (
        <div className="release-body">
          <ReleaseBanner release={release} />
          <ReleaseChanges release={release} level={3} />
          {gap}
          {/* Below the changes, so that it can't move while they arrive. */}
          {isNewest && <div className="lg:pt-6 print:hidden">{rating}</div>}
        </div>
      )}
      {isBrief && gap}
    </section>
  );
}
