// Must be first, because it declares the order of the cascade layers.
import './document.css';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FailureParts } from '@/components/errors/failure-parts';
import { ReloadOffer } from '@/components/errors/reload-offer';
import { Footer } from '@/components/footer/footer';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { Navbar } from '@/components/navbar/navbar';
import { ThemeProvider } from '@/components/theme/theme-provider';
import { loadSite } from '@/lib/site/site';

interface SiteDocumentProps {
  children: ReactNode;
  /** The language menu's target on pages without translations, which never redirect to another language. */
  localePath?: string;
}

/** The HTML document around every page: language, theme, skip link, navbar, and footer (docs/behavior.md, Page layout). */
export function SiteDocument({ children, localePath }: SiteDocumentProps) {
  const locale = useLocale();
  const t = useTranslations('chrome');
  return (
    // The theme script sets data-theme before hydration, so the attributes differ from the server's.
    <html lang={locale} suppressHydrationWarning>
      <body>
        {localePath === undefined && <InlineScript name="locale-redirect" />}
        <InlineScript name="polyfill" />
        <InlineScript name="prepare-document" />
        {/* Before the rest of the page, so that they work even if the page is truncated. */}
        <ReloadOffer />
        <FailureParts />
        <ThemeProvider theme={loadSite().theme}>
          <a href="#content" className="skip-link">
            {t('skipToContent')}
          </a>
          <Navbar localePath={localePath} />
          {children}
          <Footer />
        </ThemeProvider>
      </body>
    </html>
  );
}
