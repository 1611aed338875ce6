import { useLocale, useMessages, useTranslations } from 'next-intl';
import { InvalidRecords } from '@/components/errors/invalid-records';
import { ResolvedLink } from '@/components/links/address-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import { issueAddressBelow, issueLabel } from '@/lib/changelog/issues';
import { loadRatings, type ReleaseRatings } from '@/lib/changelog/ratings';
import { loadOrReport } from '@/lib/content/try-content';
import type { IconName } from '@/lib/icons/icon-names';
import { resolveDestination } from '@/lib/routing/destinations';
import { loadSite } from '@/lib/site/site';
import { RatingController } from './rating-controller';
import type { RatingName } from './rating-events';
import { relatedIssues } from './related-issues';
import './changelog.css';

const icons = {
  good: 'weather-sunny',
  nolike: 'weather-cloudy',
  rollback: 'weather-storm',
} as const satisfies Record<RatingName, IconName>;

const ratingNames = Object.keys(icons) as RatingName[];

interface ReleaseRatingProps {
  version: string;
  rating: ReleaseRatings;
  /** A short label and the faces; their words are for screen readers, and visible on hover and focus. */
  compact?: boolean;
}

/**
 * The ratings of a release: sunny, cloudy, and storm with their counts, and the reported issues (docs/behavior.md,
 * Ratings). It is static; one `ReleaseRatingControls` per page makes all of them interactive. Without JavaScript, only
 * the counts are shown.
 */
export function ReleaseRating({ version, rating, compact = false }: ReleaseRatingProps) {
  const t = useTranslations('rating');
  const issues = relatedIssues(rating.ratings);
  const { href: base, kind } = resolveDestination('issueBrowse', useLocale());
  // Reserves a line for issues that are fetched later, to avoid layout shift.
  const hasRemote = loadSite().ratingsUrl !== '';

  return (
    <fieldset className={compact ? 'rating-compact' : undefined} data-version={version}>
      <legend className="rating-legend">{t('legend', { version })}</legend>
      {!compact && <p className="needs-script pb-2 text-sm wrap-anywhere text-muted">{t.rich('notKept', richTags())}</p>}
      <div className={compact ? 'rating-choices needs-script' : 'rating-choices needs-script grid grid-cols-3 gap-1'}>
        {ratingNames.map((name) => (
          <button
            key={name}
            type="button"
            data-rate={name}
            data-none={rating[name] === 0 || undefined}
            className={compact ? 'rating-choice' : 'rating-choice rating-choice-large'}
          >
            <span className="rating-count">{rating[name]}</span>{' '}
            <Icon name={icons[name]} className={compact ? 'rating-icon' : 'rating-icon m-1.5'} />{' '}
            <span className={compact ? 'rating-name' : 'w-full'}>{t(`names.${name}`)}</span>
          </button>
        ))}
      </div>
      <noscript>
        <ul className="rating-choices">
          {ratingNames.map((name) => (
            <li key={name}>{t('counter', { name: t(`names.${name}`), count: rating[name] })}</li>
          ))}
        </ul>
      </noscript>
      {(hasRemote || issues.length > 0) && (
        <div className="rating-issues" data-empty={issues.length === 0 || undefined}>
          <p>{t('issues')}</p>
          <ul className="flex flex-wrap gap-x-3">
            {issues.map(({ issue, count }) => (
              <li key={issue}>
                {`${count}× `}
                <ResolvedLink kind={kind} href={kind === 'missing' ? '' : issueAddressBelow(base, issue)}>
                  {issueLabel(issue)}
                </ResolvedLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  );
}

/** Whether anybody has rated a release. */
export function hasRating(rating: ReleaseRatings): boolean {
  return ratingNames.some((name) => rating[name] > 0);
}

/** How often a release was rated in each way, for tables. */
export function RatingCounts({ rating }: { rating: ReleaseRatings }) {
  const t = useTranslations('rating');
  return ratingNames
    .filter((name) => rating[name] > 0)
    .map((name) => (
      <span key={name} className="rating-counted">
        <Icon name={icons[name]} />
        <span className="sr-only">{t('counter', { name: t(`names.${name}`), count: rating[name] })}</span>
        <span aria-hidden="true">{rating[name]}</span>
      </span>
    ));
}

/** Makes all `ReleaseRating`s on a page interactive, and reports invalid records. Render it once per page. */
export function ReleaseRatingControls() {
  const t = useTranslations('rating');
  const { ratingsUrl } = loadSite();
  const { href: base, kind } = resolveDestination('issueBrowse', useLocale());

  return (
    <>
      <InvalidRecords invalidRecords={loadOrReport(loadRatings).invalidRecords} />
      <RatingController
        remote={ratingsUrl && kind !== 'missing' ? { url: ratingsUrl, issueBase: base } : undefined}
        labels={{ ...useMessages().rating, notKept: <span className="*:text-link">{t.rich('notKept', richTags())}</span> }}
      />
    </>
  );
}
