// First, because it states the order of the layers.
import './document.css';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FailureParts } from '@/components/errors/failure-parts';
import { ReloadOffer } from '@/components/errors/reload-offer';
import { localeHeadScript } from '@/components/locale/locale-head-script';
import { Navbar } from '@/components/navbar/navbar';
import { ThemeProvider } from '@/components/theme/theme-provider';
import { polyfillScript } from '@/lib/published/polyfill';
import { loadSite } from '@/lib/site/site';

interface SiteDocumentProps {
  children: ReactNode;
  /** A page without an address of its own (not found) stays in its locale; its language menu leads here. */
  localePath?: string;
}

/** The document around every page: language, theme, skip link and navigation bar (specification, section 1). */
export function SiteDocument({ children, localePath }: SiteDocumentProps) {
  const locale = useLocale();
  const t = useTranslations('chrome');
  return (
    // The theme script sets data-theme before React takes over.
    <html lang={locale} suppressHydrationWarning>
      <body>
        {localePath === undefined && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; the page's policy carries its hash
          <script dangerouslySetInnerHTML={{ __html: localeHeadScript(locale) }} />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; the page's policy carries its hash */}
        <script dangerouslySetInnerHTML={{ __html: polyfillScript }} />
        <FailureParts />
        <ThemeProvider theme={loadSite().theme}>
          <a href="#content" className="skip-link">
            {t('skipToContent')}
          </a>
          <Navbar localePath={localePath} />
          {children}
        </ThemeProvider>
        <ReloadOffer />
      </body>
    </html>
  );
}
