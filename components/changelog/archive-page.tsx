import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { PageLayout } from '@/components/layout/page-layout';
import { DestinationLink } from '@/components/links/destination-link';
import { EnglishNotice } from '@/components/locale/english-notice';
import { Icon } from '@/components/ui/icon';
import { PageHeader } from '@/components/ui/page-header';
import { changelogDay } from '@/lib/changelog/changelog-day';
import { changelogRoutes } from '@/lib/changelog/changelog-folders';
import { yearPath } from '@/lib/changelog/changelog-pages';
import { type ChangelogRelease, loadChangelog } from '@/lib/changelog/changelogs';
import { releaseMonths, releaseYears } from '@/lib/changelog/release-lists';
import type { ReleaseLine } from '@/lib/download/downloads';
import { localPath } from '@/lib/i18n/local-path';
import { FeedLinks } from './feed-links';
import { ReleaseLink } from './release-link';
import { ShortStatus } from './release-status';
import './changelog.css';

/** All releases of a line by year and month, each linking to its own page. */
export function ArchivePage({ line }: { line: ReleaseLine }) {
  const { list, archive } = changelogRoutes[line];
  const t = useTranslations('pages');
  const parts = useTranslations('parts.changelog');
  const locale = useLocale();
  return (
    <PageLayout route={archive} asOf={changelogDay(line)}>
      <PageHeader
        eyebrow={<DestinationLink to={list}>{parts(`back.${line}`)}</DestinationLink>}
        title={t(`${archive}.title`)}
        lead={t(`${archive}.lead`)}
        actions={
          <ul className="changelog-ways">
            <FeedLinks line={line} />
          </ul>
        }
      />
      <WithContent load={() => releaseYears(loadChangelog(line))}>
        {(years) => (
          <div className="page-section text-page">
            <EnglishNotice of="changes" />
            {years.map(({ year, releases }) => (
              <section key={year} aria-labelledby={`y${year}`} className="section-2">
                <div className="archive-year">
                  <h2 id={`y${year}`} className="heading">
                    {year}
                  </h2>
                  <a href={localPath(yearPath(line, year), locale)} className="arrow-link">
                    {parts('allOfYear', { year })}
                    <Icon name="arrow-right" />
                  </a>
                </div>
                <ul className="months">
                  {releaseMonths(releases).map(({ month, releases: ofMonth }) => (
                    <Month key={month} line={line} month={month} releases={ofMonth} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </WithContent>
    </PageLayout>
  );
}

interface MonthProps {
  line: ReleaseLine;
  /** YYYY-MM. */
  month: string;
  releases: readonly ChangelogRelease[];
}

/** A card with the releases of a month, newest first, each with its day. */
function Month({ line, month, releases }: MonthProps) {
  const t = useTranslations('parts.changes');
  const format = useFormatter();
  const day = (date: string) => new Date(`${date}T00:00:00Z`);
  return (
    <li className="month">
      <h3 className="month-name">{format.dateTime(day(`${month}-01`), { month: 'long', timeZone: 'UTC' })}</h3>
      <ul>
        {releases.map(({ version, date }) => (
          <li key={version}>
            <ReleaseLink line={line} version={version}>
              {version}
            </ReleaseLink>
            <span className="month-day">
              {date ? format.dateTime(day(date), { day: 'numeric', month: 'short', timeZone: 'UTC' }) : t('undated')}
            </span>
            <ShortStatus line={line} version={version} />
          </li>
        ))}
      </ul>
    </li>
  );
}
