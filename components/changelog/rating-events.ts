/** The three ratings in display order, with their values in the event (docs/behavior.md, Ratings). */
export const ratingValues = { good: 1, nolike: 0, rollback: -1 } as const;

export type RatingName = keyof typeof ratingValues;

export function isRatingName(name: string | undefined): name is RatingName {
  return name !== undefined && Object.hasOwn(ratingValues, name);
}

/** The `detail` of a `changelog-ratings-rated` event. */
export interface RatedDetail {
  version: string;
  rating: (typeof ratingValues)[RatingName];
  /** As typed; empty if there is no issue, and for good ratings, which don't ask for one. */
  issue: string;
}

/** Dispatches `changelog-ratings-rated`, which bubbles. The site itself has no listener (docs/behavior.md, Ratings). */
export function emitRated(widget: Element, detail: RatedDetail): void {
  emit(widget, 'rated', detail);
}

/** Dispatches `changelog-ratings-canceled`, when the user cancels the rating dialog. */
export function emitCanceled(widget: Element): void {
  emit(widget, 'canceled');
}

function emit(widget: Element, what: string, detail?: RatedDetail) {
  widget.dispatchEvent(new CustomEvent(`changelog-ratings-${what}`, { detail, bubbles: true, composed: true }));
}
