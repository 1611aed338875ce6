import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { PageLayout } from '@/components/layout/page-layout';
import { DestinationLink } from '@/components/links/destination-link';
import { EnglishNotice } from '@/components/locale/english-notice';
import { PageHeader } from '@/components/ui/page-header';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { changelogDay } from '@/lib/changelog/pages/changelog-day';
import { changelogRoutes } from '@/lib/changelog/pages/changelog-folders';
import { yearPath } from '@/lib/changelog/pages/changelog-pages';
import { releaseYears } from '@/lib/changelog/pages/release-lists';
import type { ReleaseLine } from '@/lib/download/downloads';
import { OlderReleases } from './changelog-page';
import { FeedLinks } from './feed-links';
import { ReleaseIndex } from './release-index';
import { ReleaseRatingControls } from './release-rating';
import { ReleaseSection } from './release-section';
import './changelog.css';

/** All releases of a line in one year, with their changes. */
export function YearPage({ line, year }: { line: ReleaseLine; year: string }) {
  const { list, archive } = changelogRoutes[line];
  const t = useTranslations('parts.changelog');
  const title = t(`year.${line}.title`, { year });
  return (
    <PageLayout route={archive} page={{ title, path: yearPath(line, year) }} asOf={changelogDay(line)}>
      <PageHeader
        eyebrow={<DestinationLink to={list}>{t(`back.${line}`)}</DestinationLink>}
        title={title}
        lead={t(`year.${line}.description`, { year })}
        actions={
          <ul className="changelog-ways">
            <FeedLinks line={line} />
          </ul>
        }
      />
      <InlineScript name="release-age" />
      <WithContent load={() => releaseYears(loadChangelog(line)).find((candidate) => candidate.year === year)?.releases ?? []}>
        {(releases) => (
          <div className="page-section text-page">
            <EnglishNotice of="changes" />
            <div id="releases" className="releases">
              <ReleaseIndex line={line} releases={releases} />
              {releases.map((release) => (
                <ReleaseSection key={release.version} line={line} release={release} />
              ))}
            </div>
            <ReleaseRatingControls />
            <OlderReleases line={line} />
          </div>
        )}
      </WithContent>
    </PageLayout>
  );
}
