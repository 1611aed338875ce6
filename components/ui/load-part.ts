/** Dispatched on window when a part of the page can't be loaded; its detail is the reason. */
export const preloadError = 'preload-error';

/**
 * Loads a part of the page that does not come with it (docs/behavior.md, Failures).
 * When that fails, a cancelable `preload-error` event is dispatched on window. Whoever cancels it has
 * taken care of the visitor; the page's own listener does so by offering to reload.
 * @param load imports the part: `() => import('@/components/pictures/lightbox')`
 * @returns the part, or undefined when it can't be had and somebody took care of that
 * @throws whatever made the import fail, when nobody did
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (window.dispatchEvent(new CustomEvent(preloadError, { cancelable: true, detail: error }))) throw error;
    return undefined;
  }
}
