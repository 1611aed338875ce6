import { useFormatter, useTranslations } from 'next-intl';
import { FeedLinks } from '@/components/changelog/feed-links';
import { ReleaseNotice } from '@/components/changelog/release-notice';
import { ReleaseStatus } from '@/components/changelog/release-status';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { AddressLink } from '@/components/links/address-link';
import { CopyToClipboard } from '@/components/links/copy-to-clipboard';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { Counter, CounterFigure } from '@/components/ui/counter';
import { Icon } from '@/components/ui/icon';
import { PastDay } from '@/components/ui/past-day';
import { releasePath, releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { tryContent } from '@/lib/content/try-content';
import {
  checksumAddress,
  type LineContent,
  placeholderVersions,
  type Release,
  type ReleaseLine,
  warAddress,
} from '@/lib/download/downloads';
import { javaFor } from '@/lib/download/java';
import { commandsFor, loadVerification } from '@/lib/download/verification';
import { CurrentChecksum } from './checksum-refresh';
import '@/components/ui/counter.css';
import './download.css';

/** The destinations of each line's links. */
const destinations = {
  stable: { learnMore: 'learnStable', changelog: 'changelogStable', pastReleases: 'pastReleasesStable' },
  weekly: { learnMore: 'learnWeekly', changelog: 'changelogWeekly', pastReleases: 'pastReleasesWeekly' },
} as const;

/** The newest release of both lines: WAR file, checksum, and links to more (docs/behavior.md, Download). */
export function ReleaseLines({ lines }: { lines: readonly LineContent[] }) {
  const t = useTranslations('pages.download.lines');
  return (
    <>
      <InlineScript name="release-age" />
      <Counter
        cells={lines.map(({ line, release }) => ({
          id: line,
          title: t(`${line}.title`),
          content: <NewestRelease line={line} release={release} />,
        }))}
      />
    </>
  );
}

function NewestRelease({ line, release }: Pick<LineContent, 'line' | 'release'>) {
  const t = useTranslations('pages.download');
  const format = useFormatter();
  const { version = placeholderVersions[line], date } = release ?? {};
  const java = release && javaFor(version);
  const { learnMore, changelog, pastReleases } = destinations[line];
  // Both cells have links with the same visible text; this hidden text distinguishes them.
  const which = <span className="sr-inline">{` (${t(`lines.${line}.title`)})`}</span>;
  return (
    <>
      {release && <ReleaseNotice line={line} version={version} />}
      <CounterFigure figure={version}>
        {date && (
          <PastDay day={date} className="counter-note">
            {t('packages.released', { date: format.dateTime(new Date(date), { dateStyle: 'long' }) })}
          </PastDay>
        )}
        {java && (
          <span className="counter-note line-java">
            {t.rich('packages.java', { ...richTags(), versions: format.list(java.map(String), { type: 'disjunction' }) })}
          </span>
        )}
        {release && <ReleaseStatus line={line} version={version} />}
      </CounterFigure>
      {release && <WarFile line={line} release={release} />}
      <Checksum line={line} release={release} />
      <p className="line-text">
        {`${t(`lines.${line}.text`)} `}
        <DestinationLink to={learnMore} className="inline-link">
          {t('lines.learnMore')}
          {which}
        </DestinationLink>
      </p>
      <ul className="counter-links line-links">
        <li>
          <DestinationLink to={changelog}>
            {t('lines.changelog')}
            {which}
          </DestinationLink>
        </li>
        {release && releaseVersions(line).includes(version) && (
          <li>
            <AddressLink address={releasePath(line, version)}>{t('packages.changes', { version })}</AddressLink>
          </li>
        )}
        {line === 'stable' && (
          <li>
            <DestinationLink to="upgradeGuide">{t('lines.upgradeGuide')}</DestinationLink>
          </li>
        )}
        <li>
          <DestinationLink to={pastReleases}>
            {t('lines.pastReleases')}
            {which}
          </DestinationLink>
        </li>
        <li className="w-full">
          <ul className="line-feeds">
            <FeedLinks line={line} which={which} />
          </ul>
        </li>
      </ul>
    </>
  );
}

interface NewestReleaseProps {
  line: ReleaseLine;
  release: Release;
}

function WarFile({ line, release }: NewestReleaseProps) {
  const t = useTranslations('pages.download.packages');
  return (
    <p className="line-war">
      <AddressLink address={warAddress(release)} className={line === 'stable' ? 'button' : 'button-quiet'}>
        <Icon name="download" />
        {t('war')}
      </AddressLink>
    </p>
  );
}

function Checksum({ line, release }: Pick<LineContent, 'line' | 'release'>) {
  const t = useTranslations('pages.download.packages');
  const files = useTranslations('parts.releaseFiles');
  const id = `${line}-sha256`;
  return (
    <div className="line-checksum">
      <span className="counter-note line-term">{t('sha256')}</span>
      {!release && <code className="checksum">{t('noChecksum')}</code>}
      {release && !release.sha256 && <UnknownChecksum line={line} release={release} />}
      {release?.sha256 && (
        <>
          <CurrentChecksum line={line} id={id} builtIn={release.sha256} />
          <CopyToClipboard from={id} subject={t('checksumOf', { version: release.version })} />
        </>
      )}
      <DestinationLink to="verifyDownloads" className="inline-link line-verify">
        {files('verify')}
      </DestinationLink>
    </div>
  );
}

/** A link to a release's published checksum, and commands that download and verify the WAR file; `system-tiles` shows one of them. */
function UnknownChecksum({ line, release }: NewestReleaseProps) {
  const t = useTranslations('pages.download.packages');
  const commands = commandsFor(tryContent(loadVerification)?.commands.fetch ?? [], release);
  return (
    <>
      <div className="checksum-file">
        <AddressLink address={checksumAddress(release)} className="inline-link">
          {t('checksumFile', { file: 'jenkins.war.sha256' })}
        </AddressLink>
      </div>
      {commands.map(({ for: system, ...command }) => (
        <div key={system} data-for={system} hidden={system !== 'linux'} className="checksum-fetch" suppressHydrationWarning>
          <details className="checksum-file">
            <summary>{t('fetchAndCheck', { system: command.system })}</summary>
            <code id={`${line}-fetch-${system}`} translate="no">
              {command.run}
            </code>
          </details>
          <CopyToClipboard from={`${line}-fetch-${system}`} subject={t('fetchCommand', { version: release.version })} />
        </div>
      ))}
    </>
  );
}
