// biome-ignore-all lint/a11y/noRedundantRoles: on phones, CSS changes the display of these elements, for which Safari drops the table semantics

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { WithContent } from '@/components/errors/with-content';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { ReferencePage } from '@/components/layout/reference-page';
import { DestinationLink } from '@/components/links/destination-link';
import { EnglishNotice } from '@/components/locale/english-notice';
import { useEnglishLang } from '@/components/locale/use-english-lang';
import { Icon } from '@/components/ui/icon';
import { type ChangelogRelease, loadChangelog } from '@/lib/changelog/changelogs';
import { changelogRoutes } from '@/lib/changelog/pages/changelog-folders';
import { releaseNotesAddress } from '@/lib/changelog/pages/changelog-links';
import { yearPath } from '@/lib/changelog/pages/changelog-pages';
import { groupChanges, isKnownType } from '@/lib/changelog/pages/group-changes';
import { releaseYears, unrecordedBefore } from '@/lib/changelog/pages/release-lists';
import { ratingsOf } from '@/lib/changelog/ratings';
import { releaseStatus } from '@/lib/changelog/status/release-status';
import type { ReleaseLine } from '@/lib/download/downloads';
import { dateText } from '@/lib/i18n/dates';
import { localPath } from '@/lib/i18n/local-path';
import { FeedLinks } from './feed-links';
import { NoChanges } from './release-changes';
import { ReleaseLink } from './release-link';
import { hasRating, RatingCounts } from './release-rating';
import { NoWarnings, WarningMark } from './release-status';
import './archive-page.css';
import './changelog.css';

/** All releases of a line by year, each linking to its own page. */
export function ArchivePage({ line }: { line: ReleaseLine }) {
  const { list, archive } = changelogRoutes[line];
  const t = useTranslations('parts.changelog');
  const locale = useLocale();
  return (
    <ReferencePage
      route={archive}
      eyebrow={<DestinationLink to={list}>{t(`back.${line}`)}</DestinationLink>}
      actions={
        <ul className="changelog-ways">
          <FeedLinks line={line} />
        </ul>
      }
    >
      <WithContent load={() => releaseYears(loadChangelog(line))}>
        {(years) => (
          <div className="page-section text-page">
            <EnglishNotice of="changes" />
            {years.map(({ year, releases }) => (
              <section key={year} className="archive-year">
                <div className="archive-year-head">
                  <h2 id={`y${year}`} className="heading p-0">
                    {year}
                  </h2>
                  <a href={localPath(yearPath(line, year), locale)} className="arrow-link">
                    {t('allOfYear', { year })}
                    <Icon name="arrow-right" />
                  </a>
                </div>
                <ArchiveTable line={line} year={year} releases={releases} />
              </section>
            ))}
          </div>
        )}
      </WithContent>
      <InlineScript name="old-anchor" data-notes={releaseNotesAddress('')} />
    </ReferencePage>
  );
}

interface ArchiveTableProps {
  line: ReleaseLine;
  year: string;
  releases: readonly ChangelogRelease[];
}

/** The releases of a year with their dates, kinds of changes, security warnings and ratings. */
function ArchiveTable({ line, year, releases }: ArchiveTableProps) {
  const t = useTranslations('parts.releaseTable');
  // As long as nobody has rated a release, there is no column.
  const hasRatings = releases.some(({ version }) => hasRating(ratingsOf(version)));
  const columns = [
    { name: 'version', className: 'w-2/9' },
    { name: 'date', className: 'w-1/11' },
    { name: 'changes' },
    { name: 'warnings', className: 'w-1/6' },
    ...(hasRatings ? [{ name: 'ratings', className: 'w-1/6' } as const] : []),
  ] as const;
  return (
    <table role="table" aria-labelledby={`y${year}`} className="archive-table">
      <thead role="rowgroup">
        <tr role="row" className="archive-head">
          {columns.map(({ name, ...column }) => (
            <th key={name} role="columnheader" scope="col" {...column}>
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {releases.map((release) => (
          <ArchiveRow key={release.version} line={line} release={release} hasRatings={hasRatings} />
        ))}
      </tbody>
    </table>
  );
}

interface ArchiveRowProps {
  line: ReleaseLine;
  release: ChangelogRelease;
  hasRatings: boolean;
}

function ArchiveRow({ line, release, hasRatings }: ArchiveRowProps) {
  const { version, date, changes, lts_changes } = release;
  const t = useTranslations('parts');
  const format = useFormatter();
  const locale = useLocale();
  const lang = useEnglishLang();
  const { warnings } = releaseStatus(line, version);
  const groups = groupChanges([...changes, ...lts_changes]);
  const unrecorded = unrecordedBefore(loadChangelog(line), version);
  return (
    <>
      <tr role="row">
        <th role="rowheader" scope="row">
          <ReleaseLink line={line} version={version} />
        </th>
        <td role="cell">{date ? dateText(date, locale, { day: 'numeric', month: 'short' }) : t('changes.undated')}</td>
        <td role="cell" className="archive-kinds">
          {groups.map(({ type, name, changes: { length } }) => (
            <Fragment key={type}>
              <span className={`archive-kind change-type-${isKnownType(type) ? type : 'other'}`}>
                {isKnownType(type) ? t(`changes.types.${type}`, { count: length }) : <span lang={lang}>{name}</span>}
                {length > 1 && ` (${format.number(length)})`}
              </span>{' '}
            </Fragment>
          ))}
          {groups.length === 0 && <NoChanges release={release} />}
        </td>
        <td role="cell">
          {warnings?.length === 0 && (
            <span className="archive-note">
              <NoWarnings line={line} short />
            </span>
          )}
          {warnings && warnings.length > 0 && <WarningMark>{format.number(warnings.length)}</WarningMark>}
        </td>
        {hasRatings && (
          <td role="cell">
            <RatingCounts rating={ratingsOf(version)} />
          </td>
        )}
      </tr>
      {unrecorded && (
        <tr role="row">
          <td role="cell" colSpan={hasRatings ? 5 : 4} className="archive-note">
            {t('changelog.unrecorded', unrecorded)}
          </td>
        </tr>
      )}
    </>
  );
}
