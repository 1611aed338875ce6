import { themeStorageKey } from '@/components/theme/theme-key';

/**
 * Applies a theme that was chosen on another page to pages restored from the back/forward cache and to prerendered pages: they miss
 * the `storage` event, and their scripts may not have started. Forgets a stored value that is no theme, which next-themes would apply.
 */
export default function refreshRestoredTheme(): void {
  const refresh = () => {
    try {
      const newValue = localStorage.getItem(themeStorageKey) ?? '';
      if (!/^(light|dark|system)$/.test(newValue)) {
        localStorage.removeItem(themeStorageKey);
        return;
      }
      const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      document.documentElement.dataset.theme = newValue === 'system' ? system : newValue;
      dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue }));
    } catch {
      // Without storage, no choice was saved.
    }
  };
  refresh();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
  document.addEventListener('prerenderingchange', refresh);
}
