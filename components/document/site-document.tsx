// First, because it states the order of the layers.
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
  /** Where the language menu of a page leads that has no translations. Such a page is never redirected to another language. */
  localePath?: string;
}

/** The document around every page: language, theme, skip link, navigation bar and footer (docs/behavior.md, Page layout). */
export function SiteDocument({ children, localePath }: SiteDocumentProps) {
  const locale = useLocale();
  const t = useTranslations('chrome');
  return (
    // The theme script sets data-theme before hydration, so the attributes differ from the server's.
    <html lang={locale} suppressHydrationWarning>
      <body>
        {localePath === undefined && <InlineScript name="locale-redirect" />}
        <InlineScript name="polyfill" />
        <InlineScript name="document" />
        {/* Before the rest of the page, of which not everything may arrive. */}
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
