import { setRequestLocale } from 'next-intl/server';
import { SiteDocument } from '@/components/document/site-document';
import { NotFoundPage } from '@/components/errors/not-found-page';
import { defaultLocale } from '@/lib/i18n/locales';
import { notFoundMetadata } from '@/lib/metadata/metadata';

export const generateMetadata = () => notFoundMetadata(defaultLocale);

/** The not-found page in English, exported as 404.html. */
export default function GlobalNotFound() {
  setRequestLocale(defaultLocale);
  return (
    <SiteDocument localePath="/">
      <NotFoundPage />
    </SiteDocument>
  );
}
