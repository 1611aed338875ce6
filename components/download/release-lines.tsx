import { useFormatter, useTranslations } from 'next-intl';
import { FeedLinks } from '@/components/changelog/feed-links';
import { ReleaseStatus } from '@/components/changelog/release-status';
import { AddressLink } from '@/components/links/address-link';
import { CopyToClipboard } from '@/components/links/copy-to-clipboard';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import { releasePath, releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { checksumAddress, type LineContent, placeholderVersions } from '@/lib/download/downloads';
import { javaFor } from '@/lib/download/java';
import { CurrentChecksum } from './checksum-refresh';
import './download.css';

/** The destinations of each line's links. */
const destinations = {
  stable: { learnMore: 'learnStable', changelog: 'changelogStable', pastReleases: 'pastReleasesStable' },
  weekly: { learnMore: 'learnWeekly', changelog: 'changelogWeekly', pastReleases: 'pastReleasesWeekly' },
} as const;

/** The newest release of both lines: its state, what it needs, and links to more (docs/behavior.md, Download). */
export function ReleaseLines({ lines }: { lines: readonly LineContent[] }) {
  return lines.map(({ line, release }) => (
    <section key={line} data-line={line}>
      <LatestRelease line={line} release={release} />
    </section>
  ));
}

function LatestRelease({ line, release }: Pick<LineContent, 'line' | 'release'>) {
  const t = useTranslations('pages.download');
  const format = useFormatter();
  const { version = placeholderVersions[line] } = release ?? {};
  const java = release && javaFor(version);
  const { learnMore, changelog, pastReleases } = destinations[line];
  // Both lines have links with the same visible text; this hidden text distinguishes them.
  const which = <span className="sr-inline">{` (${t(`lines.${line}.title`)})`}</span>;
  return (
    <div className="release-facts">
      <div>
        <div className="flex flex-wrap gap-x-2 font-serif text-2xl font-bold">
          <h2 id={line}>{t(`lines.${line}.title`)}</h2> <span>{version}</span>
        </div>
        {release && <ReleaseStatus line={line} version={version} />}
        <p className="pt-2">
          {`${t(`lines.${line}.text`)} `}
          <DestinationLink to={learnMore}>
            {t('lines.learnMore')}
            {which}
          </DestinationLink>
        </p>
        <DestinationLink to="downloadCheck" className="w-fit py-1 font-semibold">
          {t('check')}
          {which} <Icon name="arrow-right" className="inline size-icon-text" />
        </DestinationLink>
      </div>
      <div>
        <h3 className="counter-term">{t('before')}</h3>
        {java && (
          <p>{t.rich('packages.java', { ...richTags(), versions: format.list(java.map(String), { type: 'disjunction' }) })}</p>
        )}
        <p>{t.rich('requirements', richTags())}</p>
        <p>{t.rich('verify', richTags())}</p>
        <h3 className="counter-term pt-2">{t('packages.sha256')}</h3>
        <Checksum line={line} release={release} />
      </div>
      <div>
        <h3 className="counter-term">{t('changed')}</h3>
        <ul className="release-buttons flex flex-wrap gap-2 py-1">
          <li>
            <DestinationLink to={changelog} className="button-quiet">
              {t('lines.changelog')}
              {which}
            </DestinationLink>
          </li>
          {line === 'stable' && (
            <li>
              <DestinationLink to="upgradeGuide" className="button-quiet">
                {t('lines.upgradeGuide')}
              </DestinationLink>
            </li>
          )}
        </ul>
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {release && releaseVersions(line).includes(version) && (
            <li>
              <AddressLink address={releasePath(line, version)}>{t('packages.changes', { version })}</AddressLink>
            </li>
          )}
          <li>
            <DestinationLink to={pastReleases}>
              {t('lines.pastReleases')}
              {which}
            </DestinationLink>
          </li>
          <FeedLinks line={line} which={which} />
        </ul>
      </div>
    </div>
  );
}

/** The checksum of the WAR file, with a copy button, or a link to the file that has it. */
function Checksum({ line, release }: Pick<LineContent, 'line' | 'release'>) {
  const t = useTranslations('pages.download.packages');
  if (!release) return <code className="checksum">{t('noChecksum')}</code>;
  if (!release.sha256) {
    return (
      <AddressLink address={checksumAddress(release)} className="checksum">
        {t('checksumFile', { file: 'jenkins.war.sha256' })}
      </AddressLink>
    );
  }
  return (
    <div className="flex items-start gap-2">
      <CurrentChecksum line={line} id={`${line}-sha256`} builtIn={release.sha256} />
      <CopyToClipboard from={`${line}-sha256`} subject={t('checksumOf', { version: release.version })} />
    </div>
  );
}
