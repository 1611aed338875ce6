import { useFormatter, useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { WithContent } from '@/components/errors/with-content';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { ReferencePage } from '@/components/layout/reference-page';
import { DestinationLink } from '@/components/links/destination-link';
import { EnglishNotice } from '@/components/locale/english-notice';
import { useEnglishLang } from '@/components/locale/use-english-lang';
import { type ChangelogRelease, loadChangelog } from '@/lib/changelog/changelogs';
import { changelogRoutes } from '@/lib/changelog/pages/changelog-folders';
import { releaseNotesAddress } from '@/lib/changelog/pages/changelog-links';
import { archiveYears, yearPath } from '@/lib/changelog/pages/changelog-pages';
import { groupChanges, isKnownType } from '@/lib/changelog/pages/group-changes';
import { recentReleases, releaseBaselines } from '@/lib/changelog/pages/release-lists';
import { tryContent } from '@/lib/content/try-content';
import type { ReleaseLine } from '@/lib/download/downloads';
import { withBase } from '@/lib/i18n/base-path';
import { dateRangeText } from '@/lib/i18n/dates';
import { localPath } from '@/lib/i18n/local-path';
import { checkDataUrl } from '@/lib/open-data/data-paths';
import { routes } from '@/lib/routing/routes';
import { ChangelogExplorer } from './changelog-explorer';
import { FeedLinks } from './feed-links';
import { ReleaseIndex } from './release-index';
import { ReleaseRatingControls } from './release-rating';
import { ReleaseSection } from './release-section';
import './changelog.css';

/** The changelog of a line: its newest releases, filters, and links to the archive. */
export function ChangelogPage({ line }: { line: ReleaseLine }) {
  return (
    <ReferencePage route={changelogRoutes[line].list} lead={<Lead line={line} />} actions={<RelatedLinks line={line} />}>
      <InlineScript name="release-age" />
      <WithContent load={() => loadChangelog(line)}>
        {(releases) => (
          <div className="page-section text-page changelog-counter">
            <EnglishNotice of="changes" />
            <Explorer line={line} releases={releases}>
              <ReleaseIndex line={line} releases={recentReleases(line, releases)} />
              <LatestReleases line={line} releases={recentReleases(line, releases)} />
            </Explorer>
            <ReleaseRatingControls />
            <OlderReleases line={line} />
          </div>
        )}
      </WithContent>
      <InlineScript name="old-anchor" data-notes={releaseNotesAddress('')} />
    </ReferencePage>
  );
}

/** The number of LTS lines whose releases are shown at first. */
const openLines = 2;

/** The releases of a page. Those of older LTS lines are folded, because their lists of changes are long. */
function LatestReleases({ line, releases }: { line: ReleaseLine; releases: readonly ChangelogRelease[] }) {
  const sections = (of: readonly ChangelogRelease[]) =>
    of.map((release) => <ReleaseSection key={release.version} line={line} release={release} />);
  if (line === 'weekly') return sections(releases);
  return releaseBaselines(releases).map(({ baseline, releases: ofLine }, index) =>
    index < openLines ? (
      sections(ofLine)
    ) : (
      <details key={baseline} className="hairline-t">
        <summary className="cursor-pointer py-4 text-muted hover:bg-paper-hover">
          <strong className="mr-4 font-serif text-2xl">{baseline}</strong> <LineDates releases={ofLine} />
        </summary>
        {sections(ofLine)}
      </details>
    ),
  );
}

/** The versions of a line, and its first and last date. */
function LineDates({ releases }: { releases: readonly ChangelogRelease[] }) {
  const format = useFormatter();
  const locale = useLocale();
  const days = releases.flatMap(({ date }) => (date ? [new Date(date)] : []));
  const [last, first] = [days[0], days.at(-1)];
  return (
    <>
      <span className="mr-4">{format.list(releases.map(({ version }) => version))}</span>{' '}
      {first && last && <span>{dateRangeText(first, last, locale)}</span>}
    </>
  );
}

/** The lead, which says once that lists of changes are incomplete; each of them has a link to the official notes. */
function Lead({ line }: { line: ReleaseLine }) {
  const t = useTranslations();
  const releases = tryContent(() => loadChangelog(line)) ?? [];
  return (
    <>
      {t(`pages.${changelogRoutes[line].list}.lead`)}
      {recentReleases(line, releases).some(({ incomplete }) => incomplete) && <small>{t('parts.changes.someIncomplete')}</small>}
    </>
  );
}

/** Links to related pages and feeds. */
function RelatedLinks({ line }: { line: ReleaseLine }) {
  const t = useTranslations('parts.changelog');
  const other = line === 'stable' ? 'weekly' : 'stable';
  return (
    <ul className="changelog-ways">
      {/* On phones, the navbar has this link. */}
      <li className="max-sm:hidden">
        <DestinationLink to="download">{t('download')}</DestinationLink>
      </li>
      {line === 'stable' && (
        <li>
          <DestinationLink to="upgradeGuide">{t('upgradeGuide')}</DestinationLink>
        </li>
      )}
      <li>
        <DestinationLink to={changelogRoutes[other].list}>{t(`other.${line}`)}</DestinationLink>
      </li>
      <FeedLinks line={line} />
      <li>
        <DestinationLink to="advisoryFeed">{t('advisories')}</DestinationLink>
      </li>
      {line === 'stable' && (
        <li>
          <DestinationLink to="releaseCalendar">{t('calendar')}</DestinationLink>
        </li>
      )}
    </ul>
  );
}

interface ExplorerProps {
  line: ReleaseLine;
  releases: readonly ChangelogRelease[];
  children: ReactNode;
}

function Explorer({ line, releases, children }: ExplorerProps) {
  const t = useTranslations('parts.changelog.explorer');
  const { explorer, records } = useMessages().parts.changelog;
  const types = useTranslations('parts.changes.types');
  const locale = useLocale();
  const lang = useEnglishLang();
  const groups = groupChanges(releases.flatMap(({ changes, lts_changes }) => [...changes, ...lts_changes]));
  const [newest] = releases;
  const examples = { since: releases.at(-1)?.version ?? '', to: newest?.version ?? '' };
  return (
    <>
      {/* Shows and hides the section that follows it (changelog.css). */}
      <details className="changelog-fold needs-script bg-counter font-semibold text-counter-on print:hidden">
        <summary className="cursor-pointer px-4 py-3 outline-current focus-ring-inside hover:underline sm:px-6">
          {t('title')}
        </summary>
      </details>
      <ChangelogExplorer
        types={groups.map(({ type, name, changes: { length } }) =>
          isKnownType(type) ? { name: type, text: types(type, { count: length }) } : { name: type, text: name, lang },
        )}
        checkUrl={withBase(checkDataUrl(line))}
        archivePath={localPath(routes[changelogRoutes[line].archive].path, locale)}
        examples={examples}
        count={recentReleases(line, releases).length}
        labels={{ ...explorer, records, notAVersion: t('notAVersion', { example: examples.to }) }}
      >
        {children}
      </ChangelogExplorer>
    </>
  );
}

/** Links to the archive pages, one per year. */
export function OlderReleases({ line }: { line: ReleaseLine }) {
  const t = useTranslations('parts.changelog');
  const locale = useLocale();
  return (
    <section className="section-2 changelog-older">
      <h2 id="older-releases" className="heading">
        {t('older')}
      </h2>
      <p>
        <DestinationLink to={changelogRoutes[line].archive} className="arrow-link">
          {t('archive')}
        </DestinationLink>
      </p>
      <ul className="flex flex-wrap gap-x-8 gap-y-2 font-serif text-2xl font-semibold">
        {archiveYears(line).map((year) => (
          <li key={year}>
            <a href={localPath(yearPath(line, year), locale)} className="hover:underline">
              {year}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
