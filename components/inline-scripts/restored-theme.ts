import { themeStorageKey } from '@/components/theme/theme-key';

/**
 * Gives a page that was made before it is shown the theme that the visitor has chosen meanwhile on another one: a page that comes
 * back from the browser's page cache, and one that the browser has prepared. Open pages hear of it by a `storage` event, those don't,
 * and their scripts may not have started.
 */
export default function refreshRestoredTheme(): void {
  const refresh = () => {
    try {
      const newValue = localStorage.getItem(themeStorageKey);
      if (!newValue) return;
      const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      document.documentElement.dataset.theme = newValue === 'system' ? system : newValue;
      dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue }));
    } catch {
      // Without storage nothing was chosen elsewhere.
    }
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
  document.addEventListener('prerenderingchange', refresh);
}
