import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/document/site-document';
import { assertLocale } from '@/lib/i18n/locales';

interface MissingLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** The document of the not-found pages. They are served at any address, so switching languages leads to the start page. */
export default async function MissingLayout({ children, params }: MissingLayoutProps) {
  setRequestLocale(assertLocale((await params).locale));
  return <SiteDocument localePath="/">{children}</SiteDocument>;
}
