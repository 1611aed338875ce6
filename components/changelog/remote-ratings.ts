import { onFirstInteraction, onNearViewport } from '@/components/ui/load-triggers';
import { issueAddressBelow, issueLabel } from '@/lib/changelog/issues';
import type { ReleaseRatings } from '@/lib/changelog/ratings';
import { isRatingName } from './rating-events';
import { relatedIssues } from './related-issues';

/** Addresses of the current ratings and of the issue tracker. */
export interface RemoteRatings {
  url: string;
  issueBase: string;
}

/** A longer response, in characters, can't be a list of ratings. */
const maxLength = 2_000_000;

/**
 * Loads the current ratings once the visitor has interacted with the page and a release is near the viewport, and
 * replaces the built-in ones. On failure the built-in ones stay.
 * @param page aborts when the visitor leaves the page
 */
export function refreshRatings(remote: RemoteRatings, page: AbortSignal): void {
  if (page.aborted) return;
  const widgets = () => document.querySelectorAll<HTMLElement>('[data-version].rating');
  const stop = onFirstInteraction(() =>
    onNearViewport(widgets(), () => {
      readRatings(remote.url, page).then(
        (all) => {
          if (page.aborted) return;
          for (const widget of widgets()) {
            const ratings = all.get(widget.dataset.version ?? '');
            if (ratings) showRatings(widget, ratings, remote.issueBase);
          }
        },
        () => {},
      );
    }),
  );
  page.addEventListener('abort', stop, { once: true });
}

/** @throws when the host doesn't respond, or doesn't respond with JSON */
async function readRatings(url: string, signal: AbortSignal): Promise<ReadonlyMap<string, ReleaseRatings>> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  const text = response.ok ? await response.text() : '';
  return parseRatings(text.length > maxLength ? undefined : JSON.parse(text));
}

/**
 * Extracts the ratings from a response: for each version a flat list of good, nolike and rollback counts,
 * followed by alternating issue numbers and counts. Anything else is ignored.
 */
function parseRatings(data: unknown): ReadonlyMap<string, ReleaseRatings> {
  const all = new Map<string, ReleaseRatings>();
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return all;
  for (const [version, list] of Object.entries(data)) {
    const ratings = toRatings(list);
    if (ratings) all.set(version, ratings);
  }
  return all;
}

function toRatings(list: unknown): ReleaseRatings | undefined {
  if (!Array.isArray(list) || list.length < 3 || list.length % 2 === 0) return undefined;
  const [good = -1, nolike = -1, rollback = -1] = list.slice(0, 3).map(toCount);
  const ratings = list.slice(3).map((value: unknown, index) => (index % 2 === 0 ? toIssue(value) : toCount(value)));
  if ([good, nolike, rollback, ...ratings].some((value) => value === '' || value === -1)) return undefined;
  return { good, nolike, rollback, ratings };
}

/** Parses a count, which may be text; -1 if it is invalid. */
function toCount(value: unknown): number {
  const isCount = (typeof value === 'number' || typeof value === 'string') && /^\d{1,9}$/.test(String(value));
  return isCount ? Number(value) : -1;
}

/** Parses an issue number; empty if it is invalid. */
function toIssue(value: unknown): string {
  const isIssue = (typeof value === 'number' || typeof value === 'string') && /^\S{1,40}$/.test(String(value));
  return isIssue ? String(value) : '';
}

/** Updates a widget, using text only: remote data must never become markup. */
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
