'use client';

import { ThemeProvider as NextThemesProvider } from 'next-themes';
import type { ReactNode } from 'react';

interface ThemeProviderProps {
  /** What a visitor gets who has not chosen; auto follows the system. */
  theme: 'light' | 'dark' | 'auto';
  children: ReactNode;
}

/** Puts the visitor's theme on the root element before the page is painted, and keeps it there. */
export function ThemeProvider({ theme, children }: ThemeProviderProps) {
  return (
    <NextThemesProvider
      attribute="data-theme"
      storageKey="jenkins-theme"
      defaultTheme={theme === 'auto' ? 'system' : theme}
      enableColorScheme={false}
    >
      {children}
    </NextThemesProvider>
  );
}
