import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/document/site-document';
import { defaultLocale } from '@/lib/i18n/locales';

/** The document of the English pages, which have no prefix. */
export default function EnglishLayout({ children }: { children: ReactNode }) {
  setRequestLocale(defaultLocale);
  return <SiteDocument>{children}</SiteDocument>;
}
