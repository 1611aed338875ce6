import { useLocale, useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { PageFrame } from '@/components/layout/page-frame';
import { DestinationLink } from '@/components/links/destination-link';
import { PageHeader } from '@/components/ui/page-header';
import { PageLink } from '@/components/ui/page-link';
import { changelogDay } from '@/lib/changelog/changelog-day';
import { changelogRoutes } from '@/lib/changelog/changelog-folders';
import { yearPath } from '@/lib/changelog/changelog-pages';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { releaseYears } from '@/lib/changelog/release-lists';
import type { ReleaseLine } from '@/lib/download/downloads';
import { localPath } from '@/lib/i18n/local-path';
import { ReleaseLink } from './release-link';
import './changelog-years.css';

/** All releases of a line by year, each linking to its own page. */
export function ArchivePage({ line }: { line: ReleaseLine }) {
  const { list, archive } = changelogRoutes[line];
  const t = useTranslations('pages');
  const parts = useTranslations('parts.changelog');
  const locale = useLocale();
  return (
    <PageFrame route={archive} width="artwork" asOf={changelogDay(line)}>
      <PageHeader
        eyebrow={<DestinationLink to={list}>{parts(`back.${line}`)}</DestinationLink>}
        title={t(`${archive}.title`)}
        lead={t(`${archive}.lead`)}
      />
      <WithContent load={() => releaseYears(loadChangelog(line))}>
        {(years) => (
          <div className="page-section text-page">
            {years.map(({ year, releases }) => (
              <section key={year} aria-labelledby={`y${year}`} className="section-2">
                <h2 id={`y${year}`} className="heading">
                  <PageLink href={localPath(yearPath(line, year), locale)} className="heading-link">
                    {year}
                  </PageLink>
                </h2>
                <ul className="changelog-years">
                  {releases.map(({ version }) => (
                    <li key={version}>
                      <ReleaseLink line={line} version={version}>
                        {version}
                      </ReleaseLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </WithContent>
    </PageFrame>
  );
}
