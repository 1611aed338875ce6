/** The event dispatched on window when a part of the page can't be loaded; its detail is the reason. */
const preloadError = 'preload-error';

/** In milliseconds. Needed because a corrupted script never reports that it has failed. */
const timeout = 20_000;

/**
 * Loads a part of the page on demand (docs/behavior.md, Failures). On failure, or after 20 seconds, it dispatches a cancelable
 * `preload-error` event on window. A listener that cancels the event handles the failure; the default one
 * offers to reload.
 * @param load imports the part: `() => import('@/components/pictures/lightbox')`
 * @returns the part, or undefined if it failed and a listener canceled the event
 * @throws the reason, if no listener canceled the event
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await Promise.race([load(), new Promise<never>((_, reject) => setTimeout(reject, timeout))]);
  } catch (error) {
    if (dispatchEvent(new CustomEvent(preloadError, { cancelable: true, detail: error }))) throw error;
    return undefined;
  }
}
