/** The three ratings, in the order they are shown, with what a listener gets for each (docs/behavior.md, Ratings). */
export const ratingValues = { good: 1, nolike: 0, rollback: -1 } as const;

export type RatingName = keyof typeof ratingValues;

export const ratingNames = Object.keys(ratingValues) as RatingName[];

export function isRatingName(name: string | undefined): name is RatingName {
  return name !== undefined && Object.hasOwn(ratingValues, name);
}

/** What `changelog-ratings-rated` carries. */
export interface RatedDetail {
  version: string;
  rating: (typeof ratingValues)[RatingName];
  /** What the visitor typed, which may be nothing; nothing when all is well, because it is not asked for then. */
  issue: string;
}

/** Tells the page that a release was rated. What becomes of it is up to whoever listens (docs/behavior.md, Ratings). */
export function emitRated(widget: Element, detail: RatedDetail): void {
  widget.dispatchEvent(new CustomEvent('changelog-ratings-rated', { detail, bubbles: true, composed: true }));
}

/** Tells the page that a visitor began to rate a release and thought better of it. */
export function emitCanceled(widget: Element): void {
  widget.dispatchEvent(new CustomEvent('changelog-ratings-canceled', { bubbles: true, composed: true }));
}
