import { themeStorageKey } from '@/components/theme/theme-key';

/**
 * Gives a page that comes back from the browser's page cache the theme that the visitor has chosen meanwhile on another one.
 * Open pages hear of it by a `storage` event, those in the cache don't.
 *
 * It must be self-contained, because its source text is inlined.
 */
function refreshRestoredPage(key: string): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    try {
      const newValue = localStorage.getItem(key);
      if (newValue) dispatchEvent(new StorageEvent('storage', { key, newValue }));
    } catch {
      // Without storage nothing was chosen elsewhere.
    }
  });
}

/** The inline script for every page. */
export const restoredPageScript = `(${refreshRestoredPage.toString()})(${JSON.stringify(themeStorageKey)})`;
