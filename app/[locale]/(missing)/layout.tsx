import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/document/site-document';
import { locales } from '@/lib/i18n/locales';

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** The root layout of the not-found pages. They are served at any URL, so the language menu links to the start page. */
export default function NotFoundLayout({ children }: { children: ReactNode }) {
  return <SiteDocument localePath="/">{children}</SiteDocument>;
}
