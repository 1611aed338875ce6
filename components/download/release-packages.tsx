import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { CommandBlock } from '@/components/links/command-block';
import { CopyToClipboard } from '@/components/links/copy-to-clipboard';
import { richTags } from '@/components/links/rich-text';
import { MissingRecords } from '@/components/missing/missing-records';
import { Icon } from '@/components/ui/icon';
import { LocalizedText } from '@/components/ui/localized-text';
import { releasePath, releaseVersions } from '@/lib/changelog/changelog-pages';
import {
  checksumAddress,
  type LineContent,
  type Platform,
  placeholderVersions,
  platformLabel,
  type Release,
  type ReleaseLine,
  warAddress,
} from '@/lib/download/downloads';
import { javaFor } from '@/lib/download/java';
import { BrandIcon } from './brand-icon';
import { CurrentChecksum } from './checksum-refresh';
import { packageId } from './package-id';
import { YourSystemMark } from './your-system';
import './release-packages.css';

/** The packages of a release line: the WAR file with its checksum, then one per platform. */
export function ReleasePackages({ line, release, platforms, leftOut }: LineContent) {
  const t = useTranslations('pages.download.packages');
  return (
    <section aria-labelledby={line} className="packages">
      <div className="packages-head">
        <h3 id={line} className="packages-title">
          {t(line, { version: release?.version ?? placeholderVersions[line] })}
        </h3>
        {release && <ReleaseFacts line={line} release={release} />}
      </div>
      <WarFile line={line} release={release} />
      {platforms.length > 0 && <MissingRecords leftOut={leftOut} />}
      <ul className="packages-platforms">
        {platforms.map((platform) => (
          <li key={platform.label}>
            <PlatformEntry line={line} platform={platform} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NewestReleaseProps {
  line: ReleaseLine;
  release: Release;
}

/** What is known of a line's newest release beside its packages. */
function ReleaseFacts({ line, release: { version, date } }: NewestReleaseProps) {
  const t = useTranslations('pages.download.packages');
  const format = useFormatter();
  const java = javaFor(version);
  return (
    <ul className="packages-facts">
      {date && (
        <li>
          <time dateTime={date}>{t('released', { date: format.dateTime(new Date(date), { dateStyle: 'long' }) })}</time>
        </li>
      )}
      {java && <li>{t.rich('java', { ...richTags(), versions: format.list(java.map(String), { type: 'disjunction' }) })}</li>}
      {releaseVersions(line).includes(version) && (
        <li>
          <AddressLink address={releasePath(line, version)}>{t('changes', { version })}</AddressLink>
        </li>
      )}
    </ul>
  );
}

function WarFile({ line, release }: Pick<LineContent, 'line' | 'release'>) {
  const t = useTranslations('pages.download.packages');
  if (!release) {
    return (
      <div className="package-war">
        <p className="package">
          <Icon name="package" className="size-3 shrink-0" />
          <span className="package-name">{t('war')}</span>
        </p>
        <div className="package-war-checksum">
          <p>
            <span className="package-war-term">{t('sha256')}</span>
            <code className="checksum">{t('noChecksum')}</code>
          </p>
        </div>
      </div>
    );
  }
  return (
    <div className="package-war">
      <AddressLink address={warAddress(release)} className="package package-link">
        <Icon name="package" className="size-3 shrink-0" />
        <span className="package-name">{t('war')}</span>
      </AddressLink>
      <div className="package-war-checksum">
        <Checksum line={line} release={release} />
      </div>
    </div>
  );
}

function Checksum({ line, release }: NewestReleaseProps) {
  const t = useTranslations('pages.download.packages');
  const id = `${line}-sha256`;
  if (!release.sha256) {
    return (
      <p>
        <span className="package-war-term">{t('sha256')}</span>
        <AddressLink address={checksumAddress(release)} className="inline-link checksum-file">
          {t('checksumFile', { file: 'jenkins.war.sha256' })}
        </AddressLink>
      </p>
    );
  }
  return (
    <>
      <p>
        <span className="package-war-term">{t('sha256')}</span>
        <CurrentChecksum line={line} id={id} builtIn={release.sha256} />
      </p>
      <CopyToClipboard from={id} subject={t('checksumOf', { version: release.version })} />
    </>
  );
}

function PlatformEntry({ line, platform }: { line: ReleaseLine; platform: Platform }) {
  const t = useTranslations('pages.download');
  const locale = useLocale();
  const { link, icon, systems, thirdParty, commands } = platform;
  const id = packageId(line, platform);
  const label = platformLabel(platform, locale);
  return (
    <>
      <AddressLink address={link} id={id} className="package package-link">
        <BrandIcon name={icon} className="size-3 shrink-0" />
        <span className="package-name">
          <LocalizedText {...label} />
          {thirdParty && <span className="third-party">{` ${t('packages.thirdParty')}`}</span>}
        </span>
        {systems.length > 0 && <YourSystemMark packageSystems={systems} text={t('yourSystem')} />}
      </AddressLink>
      {commands && (
        <details className="package-commands">
          <summary>
            {t('packages.commands')}
            <span className="sr-only">{` (${label.text}, ${t(`lines.${line}.title`)})`}</span>
          </summary>
          <CommandBlock id={`${id}-commands`} text={commands} subject={`${label.text}, ${t(`lines.${line}.title`)}`} />
        </details>
      )}
    </>
  );
}
