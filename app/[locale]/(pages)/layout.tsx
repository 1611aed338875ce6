import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/document/site-document';
import { locales } from '@/lib/i18n/locales';

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** The root layout of the pages in all locales. The build moves the English ones to the root (scripts/build/finish-export.ts). */
export default function PagesLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
