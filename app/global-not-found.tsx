import { setRequestLocale } from 'next-intl/server';
import { NotFoundPage } from '@/components/chrome/not-found-page';
import { SiteDocument } from '@/components/chrome/site-document';
import { defaultLocale } from '@/lib/i18n/locales';
import { notFoundMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => notFoundMetadata(defaultLocale);

/** Becomes 404.html, which the server sends for an address that leads nowhere. */
export default function GlobalNotFound() {
  setRequestLocale(defaultLocale);
  return (
    <SiteDocument localePath="/">
      <NotFoundPage />
    </SiteDocument>
  );
}
