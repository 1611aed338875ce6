import { useFormatter, useTranslations } from 'next-intl';
import { ReleaseNotice } from '@/components/changelog/release-notice';
import { ReleaseStatus } from '@/components/changelog/release-status';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { Counter, CounterFigure } from '@/components/ui/counter';
import { PastDay } from '@/components/ui/past-day';
import { releasePath, releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { tryContent } from '@/lib/content/try-content';
import { loadRelease, type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import { routes } from '@/lib/routing/routes';
import '@/components/ui/counter.css';
import './home.css';

/** The main pages of the documentation: destination names, and message keys of their labels in `chrome.links`. */
const guides = [
  { to: 'guideInstalling', label: 'installingJenkins' },
  { to: 'guidePipeline', label: 'jenkinsPipeline' },
  { to: 'guideManaging', label: 'managingJenkins' },
  { to: 'tutorials', label: 'tutorials' },
  { to: 'developerGuide', label: 'developerGuide' },
  { to: 'userGuide', label: 'userGuide' },
] as const;

/** What most visitors come for: the newest release of each line, and the documentation. */
export function HomeCounter() {
  const label = useTranslations('pages.download.lines');
  const links = useTranslations('chrome.links');
  const releases = releaseLines.map((line) => ({
    id: `latest-${line}`,
    title: label(`${line}.title`),
    content: <NewestRelease line={line} />,
  }));
  return (
    <>
      <InlineScript name="release-age" />
      <Counter leads cells={[...releases, { id: 'latest-guides', title: links('documentation'), content: <Guides /> }]} />
    </>
  );
}

function NewestRelease({ line }: { line: ReleaseLine }) {
  const t = useTranslations();
  const format = useFormatter();
  const release = tryContent(() => loadRelease(line));
  if (!release) return <p className="error-text">{t('parts.contentFailed')}</p>;
  const { version, date } = release;
  return (
    <>
      <ReleaseNotice line={line} version={version} />
      <CounterFigure figure={version}>
        {date && (
          <PastDay day={date} className="counter-note newest-day">
            {format.dateTime(new Date(date), { dateStyle: 'long' })}
          </PastDay>
        )}
        <ReleaseStatus line={line} version={version} />
      </CounterFigure>
      <ul className="counter-links">
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

function Guides() {
  const t = useTranslations('chrome.links');
  return (
    <ul className="counter-links first-guides">
      {guides.map(({ to, label }) => (
        <li key={to}>
          <DestinationLink to={to}>{t(label)}</DestinationLink>
        </li>
      ))}
    </ul>
  );
}
