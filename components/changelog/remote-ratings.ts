import { onceAlive, onceNear } from '@/components/ui/once-near';
import { issueAddressBelow, issueLabel } from '@/lib/changelog/issues';
import type { ReleaseRatings } from '@/lib/changelog/ratings';
import { ratingNames } from './rating-events';
import { relatedIssues } from './related-issues';

/** Where the current ratings come from, and where the issues they name are. */
export interface RemoteRatings {
  url: string;
  issueBase: string;
}

/** More than this is no answer about releases, in characters. */
const mostText = 2_000_000;

/**
 * Reads the current ratings, once the visitor is there and a release is near, and shows them in
 * place of those that the page was built with. When they can't be had, those stay.
 * @param page ends it when the page is left
 */
export function refreshRatings(remote: RemoteRatings, page: AbortSignal): void {
  if (page.aborted) return;
  const widgets = () => document.querySelectorAll<HTMLElement>('[data-version].rating');
  const stop = onceAlive(() =>
    onceNear(widgets(), () => {
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

/** @throws when the host does not answer, or not with JSON */
async function readRatings(url: string, signal: AbortSignal): Promise<ReadonlyMap<string, ReleaseRatings>> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  const text = response.ok ? await response.text() : '';
  return parseRatings(text.length > mostText ? undefined : JSON.parse(text));
}

/**
 * Takes out of an answer what it says about releases: for each version a flat list of good, nolike,
 * rollback, and then issue number and count by turns. Whatever is not of that form is left out.
 */
export function parseRatings(data: unknown): ReadonlyMap<string, ReleaseRatings> {
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

/** A count, also as text; -1 when it is none. */
function toCount(value: unknown): number {
  const isCount = (typeof value === 'number' || typeof value === 'string') && /^\d{1,9}$/.test(String(value));
  return isCount ? Number(value) : -1;
}

/** The number of an issue, empty when it is none. */
function toIssue(value: unknown): string {
  const isIssue = (typeof value === 'number' || typeof value === 'string') && /^\S{1,40}$/.test(String(value));
  return isIssue ? String(value) : '';
}

/** Writes ratings into a widget, as text: nothing that comes from elsewhere becomes markup. */
function showRatings(widget: Element, ratings: ReleaseRatings, issueBase: string): void {
  for (const name of ratingNames) {
    const button = widget.querySelector(`[data-rate="${name}"]`);
    const count = button?.querySelector('.rating-count');
    if (count) count.textContent = String(ratings[name]);
    button?.toggleAttribute('data-none', ratings[name] === 0);
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
