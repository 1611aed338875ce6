import { useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { type ChangelogRelease, loadChangelog } from '@/lib/changelog/changelogs';
import { typesOf } from '@/lib/changelog/group-changes';
import { ratingsOf } from '@/lib/changelog/ratings';
import { tryContent } from '@/lib/content/try-content';
import { loadRelease, type ReleaseLine } from '@/lib/download/downloads';
import { routes } from '@/lib/routing/routes';
import { FilteredChanges } from './filtered-changes';
import { ReleaseBanner } from './release-banner';
import { ReleaseChanges } from './release-changes';
import { ReleaseDate } from './release-date';
import { ReleaseLink } from './release-link';
import { ReleaseRating } from './release-rating';
import { ShortStatus } from './release-status';
import './changelog.css';

/** The number of newest releases, which most visitors run, whose ratings have words. */
const fullRatings = 2;

/** A release in a list, with the anchor `v<version>`. The version links to the release's own page. */
export function ReleaseSection({ line, release }: { line: ReleaseLine; release: ChangelogRelease }) {
  const t = useTranslations('parts.changelog');
  const { version } = release;
  const newest = (tryContent(() => loadChangelog(line)) ?? []).slice(0, fullRatings).map((newer) => newer.version);
  return (
    <FilteredChanges
      as="section"
      types={typesOf([...release.changes, ...release.lts_changes])}
      className="release"
      aria-labelledby={`v${version}`}
      data-release={version}
    >
      <div className="release-head">
        <h2 id={`v${version}`} className="heading">
          <ReleaseLink line={line} version={version} className="heading-link">
            {version}
          </ReleaseLink>
        </h2>
        <ReleaseDate release={release} />
        {tryContent(() => loadRelease(line))?.version === version && (
          <AddressLink address={`${routes.download.path}#${line}`} className="chip">
            {t('offered')}
          </AddressLink>
        )}
        <ShortStatus line={line} version={version} />
      </div>
      <ReleaseBanner release={release} />
      <ReleaseRating version={version} rating={ratingsOf(version)} compact={!newest.includes(version)} />
      <ReleaseChanges release={release} level={3} />
    </FilteredChanges>
  );
}
