import { setRequestLocale } from 'next-intl/server';
import { SiteDocument } from '@/components/document/site-document';
import { NotFoundPage } from '@/components/errors/not-found-page';
import { defaultLocale } from '@/lib/i18n/locales';
import { notFoundMetadata } from '@/lib/metadata/metadata';

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
