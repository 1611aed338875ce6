import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { issueAddressBelow, issueLabel } from '@/lib/changelog/issues';
import type { ReleaseRatings } from '@/lib/changelog/ratings';
import type { IconName } from '@/lib/icons/icon-names';
import { resolveDestination } from '@/lib/routing/destinations';
import { loadSite } from '@/lib/site/site';
import { RatingController } from './rating-controller';
import { type RatingName, ratingNames } from './rating-events';
import { relatedIssues } from './related-issues';
import './release-rating.css';

const icons = {
  good: 'weather-sunny',
  nolike: 'weather-cloudy',
  rollback: 'weather-storm',
} as const satisfies Record<RatingName, IconName>;

interface ReleaseRatingProps {
  version: string;
  rating: ReleaseRatings;
}

/**
 * What visitors say about a release: sunny, cloudy or storm, how often each was chosen, and the
 * issues that they named (specification, section 4). It is plain HTML; `ReleaseRatingControls`,
 * once on the page, brings every one of them to life. Without JavaScript the counters stay.
 */
export function ReleaseRating({ version, rating }: ReleaseRatingProps) {
  const t = useTranslations('rating');
  const issues = relatedIssues(rating.ratings);
  const base = resolveDestination('issueBrowse', useLocale()).href;
  // Ratings that come later have a free line for their issues, so that nothing jumps.
  const hasRemote = loadSite().ratingsUrl !== '';

  return (
    <fieldset className="rating" data-version={version}>
      <legend className="rating-legend">{t('legend', { version })}</legend>
      <div className="rating-choices needs-script">
        {ratingNames.map((name) => (
          <button key={name} type="button" data-rate={name} data-none={rating[name] === 0 || undefined} className="rating-choice">
            <span className="rating-count">{rating[name]}</span> <Icon name={icons[name]} className="rating-icon" />{' '}
            <span>{t(`names.${name}`)}</span>
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
          <ul>
            {issues.map(({ issue, count }) => (
              <li key={issue}>
                {`${count}× `}
                <a href={issueAddressBelow(base, issue)}>{issueLabel(issue)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  );
}

/** Brings the `ReleaseRating`s of a page to life: once on each page that has any, anywhere on it. */
export function ReleaseRatingControls() {
  const t = useTranslations('rating');
  const { ratingsUrl } = loadSite();
  const base = resolveDestination('issueBrowse', useLocale()).href;
  const later = { version: '{version}', name: '{name}' };

  return (
    <RatingController
      remote={ratingsUrl ? { url: ratingsUrl, issueBase: base } : undefined}
      words={{
        names: { good: t('names.good'), nolike: t('names.nolike'), rollback: t('names.rollback') },
        noted: t('noted', later),
        notedIssue: t('notedIssue', { ...later, issue: '{issue}' }),
        notedWithout: t('notedWithout', later),
        canceled: t('canceled', later),
        dismiss: t('dismiss'),
        dialogTitle: t('dialog.title', later),
        dialog: {
          ask: t('dialog.ask'),
          number: t('dialog.number'),
          rate: t('dialog.rate'),
          askAgain: t('dialog.askAgain'),
          optionalNumber: t('dialog.optionalNumber'),
          confirm: t('dialog.confirm'),
          cancel: t('dialog.cancel'),
        },
      }}
    />
  );
}
