import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import './line-columns.css';
import './release-lines.css';

/** The destinations of each line's links. */
const destinations = {
  stable: { learnMore: 'learnStable', changelog: 'changelogStable', pastReleases: 'pastReleasesStable' },
  weekly: { learnMore: 'learnWeekly', changelog: 'changelogWeekly', pastReleases: 'pastReleasesWeekly' },
} as const;

/** The two release lines with links to more information (docs/behavior.md, Download). */
export function ReleaseLines() {
  return (
    <div className="page-section">
      <div className="line-columns">
        {releaseLines.map((line) => (
          <ReleaseLineCard key={line} line={line} />
        ))}
      </div>
    </div>
  );
}

function ReleaseLineCard({ line }: { line: ReleaseLine }) {
  const t = useTranslations('pages.download.lines');
  const title = t(`${line}.title`);
  const { learnMore, changelog, pastReleases } = destinations[line];
  // Both cards have links with the same visible text; the hidden part tells them apart.
  const which = <span className="sr-only">{` (${title})`}</span>;
  return (
    <section aria-labelledby={`about-${line}`} className="line-card">
      <h2 id={`about-${line}`} className="subheading">
        {title}
      </h2>
      <p>
        {`${t(`${line}.text`)} `}
        <DestinationLink to={learnMore} className="inline-link">
          {t('learnMore')}
          {which}
        </DestinationLink>
      </p>
      <div className="line-links">
        <DestinationLink to={changelog} className="button">
          {t('changelog')}
          {which}
        </DestinationLink>
        {line === 'stable' && (
          <DestinationLink to="upgradeGuide" className="button-quiet">
            {t('upgradeGuide')}
          </DestinationLink>
        )}
        <DestinationLink to={pastReleases} className="inline-link">
          {t('pastReleases')}
          {which}
        </DestinationLink>
      </div>
    </section>
  );
}
