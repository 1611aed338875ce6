/** The event dispatched on window when a part of the page can't be loaded; its detail is the reason. */
const preloadError = 'preload-error';

/**
 * Loads a part of the page on demand (docs/behavior.md, Failures). On failure it dispatches a cancelable
 * `preload-error` event on window. A listener that cancels the event takes over; the page's own one offers to
 * reload.
 * @param load imports the part: `() => import('@/components/pictures/lightbox')`
 * @returns the part, or undefined if it failed and a listener canceled the event
 * @throws the reason, if no listener canceled the event
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (dispatchEvent(new CustomEvent(preloadError, { cancelable: true, detail: error }))) throw error;
    return undefined;
  }
}
