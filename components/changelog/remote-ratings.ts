import { onFirstInteraction, onNearViewport } from '@/components/ui/load-triggers';
import { readLimited } from '@/components/ui/read-limited';
import { timeLimit } from '@/components/ui/time-limit';
import { issueAddressBelow, issueLabel } from '@/lib/changelog/issues';
import { readRatingAnswer } from '@/lib/changelog/rating-answer';
import type { ReleaseRatings } from '@/lib/changelog/ratings';
import { isRatingName } from './rating-events';
import { relatedIssues } from './related-issues';

/** URLs of the current ratings and of the issue tracker. */
export interface RemoteRatings {
  url: string;
  issueBase: string;
}

/** Longer responses are rejected: they can't be a list of ratings. */
const maxBytes = 2_000_000;
const timeout = 15_000; // milliseconds

/**
 * Fetches the current ratings after the first user interaction, once a release is near the viewport, and replaces
 * those from the build. On failure, the latter stay.
 * @param page aborted when the user leaves the page
 */
export function refreshRatings(remote: RemoteRatings, page: AbortSignal): void {
  if (page.aborted) return;
  const widgets = () => document.querySelectorAll<HTMLElement>('fieldset[data-version]');
  const stop = onFirstInteraction(() =>
    onNearViewport(widgets(), () => {
      readRatings(remote.url, page).then(
        (all) => {
          if (page.aborted) return;
          for (const widget of widgets()) {
            const ratings = all[widget.dataset.version ?? ''];
            if (ratings) showRatings(widget, ratings, remote.issueBase);
          }
        },
        () => {},
      );
    }),
  );
  page.addEventListener('abort', stop, { once: true });
}

/** @throws if the request fails or the response isn't JSON */
async function readRatings(url: string, signal: AbortSignal): Promise<Readonly<Record<string, ReleaseRatings>>> {
  const response = await fetch(url, { signal: timeLimit(timeout, signal), credentials: 'omit' });
  const { text, isWhole } = response.ok ? await readLimited(response, maxBytes) : { text: '', isWhole: false };
  return readRatingAnswer(isWhole ? JSON.parse(text) : undefined);
}

/** Updates a widget with text only: remote data must never be parsed as HTML. */
function showRatings(widget: Element, ratings: ReleaseRatings, issueBase: string): void {
  for (const button of widget.querySelectorAll<HTMLElement>('[data-rate]')) {
    const name = button.dataset.rate;
    const count = button.querySelector('.rating-count');
    if (!count || !isRatingName(name)) continue;
    count.textContent = String(ratings[name]);
    button.toggleAttribute('data-none', ratings[name] === 0);
  }
  const issues = relatedIssues(ratings.ratings);
  const place = widget.querySelector('.rating-issues');
  place?.toggleAttribute('data-empty', issues.length === 0);
  place?.querySelector('ul')?.replaceChildren(
    ...issues.map(({ issue, count }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = issueAddressBelow(issueBase, issue);
      link.textContent = issueLabel(issue);
      item.append(`${count}× `, link);
      return item;
    }),
  );
}
