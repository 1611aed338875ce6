// First, because it states the order of the layers.
import './document.css';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FailureParts } from '@/components/errors/failure-parts';
import { ReloadOffer } from '@/components/errors/reload-offer';
import { localeHeadScript } from '@/components/locale/locale-head-script';
import { Navbar } from '@/components/navbar/navbar';
import { failedPicturesScript } from '@/components/pictures/failed-pictures';
import { ThemeProvider } from '@/components/theme/theme-provider';
import { polyfillScript } from '@/lib/published/polyfill';
import { loadSite } from '@/lib/site/site';
import { earlyActionsScript } from './early-actions';
import { restoredPageScript } from './restored-page';
import { slowLinksScript } from './slow-links';
import { startScriptsScript } from './start-scripts';

const inlineScripts = [earlyActionsScript, failedPicturesScript, slowLinksScript, restoredPageScript];
// In `npm run dev` nobody takes the scripts out of a page.
if (process.env.NODE_ENV === 'production') inlineScripts.push(startScriptsScript);

interface SiteDocumentProps {
  children: ReactNode;
  /** The not-found page has no address of its own: it is never redirected, and its language menu links here. */
  localePath?: string;
}

/** The document around every page: language, theme, skip link and navigation bar (docs/behavior.md, Page layout). */
export function SiteDocument({ children, localePath }: SiteDocumentProps) {
  const locale = useLocale();
  const t = useTranslations('chrome');
  return (
    // The theme script sets data-theme before hydration, so the attributes differ from the server's.
    <html lang={locale} suppressHydrationWarning>
      <body>
        {localePath === undefined && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; the page's policy carries its hash
          <script dangerouslySetInnerHTML={{ __html: localeHeadScript(locale) }} />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; the page's policy carries its hash */}
        <script dangerouslySetInnerHTML={{ __html: polyfillScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; the page's policy carries its hash */}
        <script dangerouslySetInnerHTML={{ __html: inlineScripts.join(';') }} />
        {/* Before the rest of the page, of which not everything may arrive. */}
        <ReloadOffer />
        <FailureParts />
        <ThemeProvider theme={loadSite().theme}>
          <a href="#content" className="skip-link">
            {t('skipToContent')}
          </a>
          <Navbar localePath={localePath} />
          {children}
        </ThemeProvider>
      </body>
    </html>
  );
}
