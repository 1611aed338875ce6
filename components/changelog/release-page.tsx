import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { PageFrame } from '@/components/layout/page-frame';
import { DestinationLink } from '@/components/links/destination-link';
import { PageHeader } from '@/components/ui/page-header';
import { changelogDay } from '@/lib/changelog/changelog-day';
import { changelogRoutes } from '@/lib/changelog/changelog-folders';
import { releasePath } from '@/lib/changelog/changelog-pages';
import { type ChangelogRelease, loadChangelog } from '@/lib/changelog/changelogs';
import { ratingsOf } from '@/lib/changelog/ratings';
import type { ReleaseLine } from '@/lib/download/downloads';
import { ReleaseBanner } from './release-banner';
import { ReleaseChanges } from './release-changes';
import { ReleaseDate } from './release-date';
import { ReleaseLink } from './release-link';
import { ReleaseRating, ReleaseRatingControls } from './release-rating';
import './release-section.css';

/** A release in full detail, with links to the previous and the next one. */
export function ReleasePage({ line, version }: { line: ReleaseLine; version: string }) {
  const { list } = changelogRoutes[line];
  const t = useTranslations('parts.changelog');
  const title = t(`release.${line}.title`, { version });
  return (
    <PageFrame route={list} page={{ title, path: releasePath(line, version) }} width="artwork" asOf={changelogDay(line)}>
      <PageHeader
        eyebrow={<DestinationLink to={list}>{t(`back.${line}`)}</DestinationLink>}
        title={title}
        lead={t(`release.${line}.description`, { version })}
      />
      <WithContent load={() => neighbors(line, version)}>
        {({ release, older, newer }) => (
          <div className="page-section text-page">
            {release && (
              <article className="release" data-release={version}>
                <div className="release-head">
                  <ReleaseDate release={release} />
                </div>
                <ReleaseBanner release={release} />
                <ReleaseRating version={version} rating={ratingsOf(version)} />
                <ReleaseChanges release={release} level={2} detailed />
              </article>
            )}
            <ReleaseRatingControls />
            <nav aria-label={t('neighbors')} className="release-neighbors">
              {older && (
                <ReleaseLink line={line} version={older.version} className="button-quiet">
                  {t('olderRelease', { version: older.version })}
                </ReleaseLink>
              )}
              {newer && (
                <ReleaseLink line={line} version={newer.version} className="button-quiet">
                  {t('newerRelease', { version: newer.version })}
                </ReleaseLink>
              )}
            </nav>
          </div>
        )}
      </WithContent>
    </PageFrame>
  );
}

interface Neighbors {
  release?: ChangelogRelease;
  older?: ChangelogRelease;
  newer?: ChangelogRelease;
}

function neighbors(line: ReleaseLine, version: string): Neighbors {
  const releases = loadChangelog(line);
  const index = releases.findIndex((release) => release.version === version);
  return { release: releases[index], older: releases[index + 1], newer: releases[index - 1] };
}
