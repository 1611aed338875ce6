import { useTranslations } from 'next-intl';
import { PageButler } from '@/components/butler/page-butler';
import { WithContent } from '@/components/errors/with-content';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { PageLayout } from '@/components/layout/page-layout';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { MarkdownText } from '@/components/links/markdown-text';
import { EnglishNotice } from '@/components/locale/english-notice';
import { useEnglishLang } from '@/components/locale/use-english-lang';
import { Icon } from '@/components/ui/icon';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { type ChangelogRelease, loadChangelog } from '@/lib/changelog/changelogs';
import { changelogDay } from '@/lib/changelog/pages/changelog-day';
import { changelogRoutes } from '@/lib/changelog/pages/changelog-folders';
import { upgradeGuideAddress } from '@/lib/changelog/pages/changelog-links';
import { releasePath } from '@/lib/changelog/pages/changelog-pages';
import { ratingsOf } from '@/lib/changelog/ratings';
import { baselineOf } from '@/lib/changelog/versions';
import type { ReleaseLine } from '@/lib/download/downloads';
import { upgradeNotesOf } from '@/lib/upgrades/upgrades';
import { ReleaseBadge } from './release-badge';
import { ReleaseBanner } from './release-banner';
import { ReleaseChanges } from './release-changes';
import { ReleaseDate } from './release-date';
import { ReleaseFacts } from './release-facts';
import { ReleaseFiles } from './release-files';
import { ReleaseLink } from './release-link';
import { ReleaseRating, ReleaseRatingControls } from './release-rating';
import { ReleaseStatus } from './release-status';
import './changelog.css';
import './release-page.css';

/** The page of a release: all details, and links to the previous and the next one. */
export function ReleasePage({ line, version }: { line: ReleaseLine; version: string }) {
  const { list } = changelogRoutes[line];
  const t = useTranslations('parts.changelog');
  const title = t(`release.${line}.title`, { version });
  return (
    <PageLayout route={list} page={{ title, path: releasePath(line, version) }} asOf={changelogDay(line)}>
      <PageHeader
        eyebrow={<DestinationLink to={list}>{t(`back.${line}`)}</DestinationLink>}
        title={title}
        lead={t(`release.${line}.description`, { version })}
        figure={<PageButler drawing="parcel" face="laughing" />}
      />
      <InlineScript name="release-age" />
      <WithContent load={() => neighbors(line, version)}>
        {({ release, older, newer, latest }) => (
          <div className="page-section text-page">
            {release && (
              // The search ranks the many releases after other pages, and shows one passage of each.
              <article
                id="release"
                className="release"
                data-release={version}
                data-pagefind-weight="0.5"
                data-pagefind-meta={`release:${version}`}
              >
                <div className="release-head">
                  <ReleaseDate release={release} />
                  <ReleaseStatus line={line} version={version} short="page" />
                </div>
                <div className="release-aside">
                  <ReleaseFiles line={line} release={release} />
                  <ReleaseFacts line={line} version={version} newer={newer?.version} latest={newer && latest?.version} />
                </div>
                <div className="release-body release-page">
                  <ReleaseBanner release={release} />
                  <EnglishNotice of="changes" />
                  <UpgradeNotes version={version} />
                  <ReleaseChanges release={release} level={2} detailed />
                  <div className="py-6">
                    <ReleaseRating version={version} rating={ratingsOf(version)} />
                  </div>
                  <ReleaseBadge line={line} version={version} />
                </div>
              </article>
            )}
            <ReleaseRatingControls />
            <nav aria-label={t('neighbors')} className="mt-6 flex flex-wrap justify-between gap-x-6 hairline-t pt-4 print:hidden">
              {older && (
                <ReleaseLink line={line} version={older.version} className="arrow-link">
                  <Icon name="arrow-right" className="size-icon rotate-180" />
                  {t('olderRelease', { version: older.version })}
                </ReleaseLink>
              )}
              {newer && (
                <ReleaseLink line={line} version={newer.version} className="arrow-link ml-auto">
                  {t('newerRelease', { version: newer.version })}
                  <Icon name="arrow-right" />
                </ReleaseLink>
              )}
            </nav>
          </div>
        )}
      </WithContent>
    </PageLayout>
  );
}

/** Notes on upgrading to a stable release, if there are any. */
function UpgradeNotes({ version }: { version: string }) {
  const t = useTranslations('parts.releaseFacts.upgrade');
  const lang = useEnglishLang();
  return (
    <WithContent load={() => ({ notes: upgradeNotesOf(version) })}>
      {({ notes }) =>
        notes && (
          <Section id="upgrade-notes" title={t('title')}>
            <div lang={lang} className="prose">
              <MarkdownText markdown={notes} level={3} />
            </div>
            <p>
              <AddressLink address={upgradeGuideAddress(version)}>{t('guide', { baseline: baselineOf(version) })}</AddressLink>
            </p>
          </Section>
        )
      }
    </WithContent>
  );
}

interface Neighbors {
  release?: ChangelogRelease;
  older?: ChangelogRelease;
  newer?: ChangelogRelease;
  latest?: ChangelogRelease;
}

function neighbors(line: ReleaseLine, version: string): Neighbors {
  const releases = loadChangelog(line);
  const index = releases.findIndex((release) => release.version === version);
  return { release: releases[index], older: releases[index + 1], newer: releases[index - 1], latest: releases[0] };
}
