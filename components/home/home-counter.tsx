import { useLocale, useTranslations } from 'next-intl';
import { ReleaseNotice } from '@/components/changelog/release-notice';
import { ReleaseStatus } from '@/components/changelog/release-status';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { PastDay } from '@/components/ui/past-day';
import { releasePath, releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { tryContent } from '@/lib/content/try-content';
import { loadRelease, type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import { dateText } from '@/lib/i18n/dates';
import { localPath } from '@/lib/i18n/local-path';
import { routes } from '@/lib/routing/routes';
import { Pipeline } from './pipeline';
import './home.css';

/**
 * What most visitors come for, on the front of the counter: the newest release of each line, and the check of their own version,
 * which also works without scripts.
 */
export function HomeCounter() {
  const label = useTranslations('pages.download.lines');
  return (
    <>
      <InlineScript name="release-age" />
      <Pipeline />
      <div className="grid md:grid-cols-3">
        {releaseLines.map((line) => (
          <section key={line} className="home-counter-cell">
            <h2 id={`latest-${line}`} className="counter-note font-semibold">
              {label(`${line}.title`)}
            </h2>
            <LatestRelease line={line} />
          </section>
        ))}
        <VersionForm />
      </div>
    </>
  );
}

function LatestRelease({ line }: { line: ReleaseLine }) {
  const t = useTranslations();
  const locale = useLocale();
  const release = tryContent(() => loadRelease(line));
  if (!release) return <p className="error-text">{t('parts.contentFailed')}</p>;
  const { version, date } = release;
  return (
    <>
      <ReleaseNotice line={line} version={version} />
      <p className="flex flex-col">
        <span className="figure">{version}</span>{' '}
        {date && (
          <PastDay day={date} className="counter-note">
            {dateText(date, locale)}
          </PastDay>
        )}
        <ReleaseStatus line={line} version={version} />
      </p>
      <ul className="home-counter-links">
        <li>
          <AddressLink address={`${routes.download.path}#${line}`}>{t('pages.home.latest.download', { version })}</AddressLink>
        </li>
        {releaseVersions(line).includes(version) && (
          <li>
            <AddressLink address={releasePath(line, version)}>{t('pages.download.packages.changes', { version })}</AddressLink>
          </li>
        )}
        {line === 'stable' && (
          <li>
            <DestinationLink to="upgradeGuide">{t('pages.download.lines.upgradeGuide')}</DestinationLink>
          </li>
        )}
      </ul>
    </>
  );
}

function VersionForm() {
  const t = useTranslations('pages.home.check');
  const form = useTranslations('pages.downloadCheck.form');
  const plugins = useTranslations('pages.pluginCheck');
  const security = useTranslations('pages.home.latest.security');
  const locale = useLocale();
  const example = tryContent(() => loadRelease('stable'))?.version;
  return (
    <section className="home-counter-cell">
      <h2 id="check-version" className="counter-note font-semibold">
        {t('title')}
      </h2>
      <form action={localPath(routes.downloadCheck.path, locale)} className="flex flex-wrap gap-2 pt-2">
        <input
          name="version"
          required
          aria-labelledby="check-version"
          placeholder={example}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="field max-w-40 font-mono"
        />
        <button type="submit" className="button">
          {form('check')}
        </button>
      </form>
      <p className="counter-note">{t('text')}</p>
      <ul className="home-counter-links">
        <li>
          <DestinationLink to="pluginCheck">{plugins('title')}</DestinationLink>
        </li>
        <li>
          <DestinationLink to="verifyDownloads">{security('verify')}</DestinationLink>
        </li>
      </ul>
    </section>
  );
}
