/** The three ratings in display order, with the value that the event carries (docs/behavior.md, Ratings). */
export const ratingValues = { good: 1, nolike: 0, rollback: -1 } as const;

export type RatingName = keyof typeof ratingValues;

export function isRatingName(name: string | undefined): name is RatingName {
  return name !== undefined && Object.hasOwn(ratingValues, name);
}

/** The detail of `changelog-ratings-rated`. */
export interface RatedDetail {
  version: string;
  rating: (typeof ratingValues)[RatingName];
  /** What the visitor typed; empty for a good rating, which does not ask, or when there is no issue. */
  issue: string;
}

/** Announces a rating on the page. The site itself does nothing else with it (docs/behavior.md, Ratings). */
export function emitRated(widget: Element, detail: RatedDetail): void {
  emit(widget, 'rated', detail);
}

/** Announces that a visitor started to rate a release and canceled. */
export function emitCanceled(widget: Element): void {
  emit(widget, 'canceled');
}

function emit(widget: Element, what: string, detail?: RatedDetail) {
  widget.dispatchEvent(new CustomEvent(`changelog-ratings-${what}`, { detail, bubbles: true, composed: true }));
}
