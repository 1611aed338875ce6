'use client';

import { ThemeProvider as NextThemesProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { themeStorageKey } from './theme-key';

interface ThemeProviderProps {
  /** The theme of visitors who have not chosen one; auto follows the system. */
  theme: 'light' | 'dark' | 'auto';
  children: ReactNode;
}

/** Applies the visitor's theme to the root element before the page is painted, and keeps it up to date. */
export function ThemeProvider({ theme, children }: ThemeProviderProps) {
  return (
    <NextThemesProvider
      attribute="data-theme"
      storageKey={themeStorageKey}
      defaultTheme={theme === 'auto' ? 'system' : theme}
      enableColorScheme={false}
    >
      {children}
    </NextThemesProvider>
  );
}
