import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/document/site-document';
import { assertLocale } from '@/lib/i18n/locales';

interface LocaleLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** The document of the pages below a locale's prefix. */
export default async function LocaleLayout({ children, params }: LocaleLayoutProps) {
  setRequestLocale(assertLocale((await params).locale));
  return <SiteDocument>{children}</SiteDocument>;
}
