import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { type ComponentType, createElement } from 'react';
import { assertLocale, prefixedLocales } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/metadata';
import type { RouteId } from '@/lib/routing/routes';

interface LocalePageProps {
  params: Promise<{ locale: string }>;
}

/**
 * What the file of a page below `app/[locale]` exports: the English page, rendered in every locale
 * that lives below a prefix. Each page has such a file of its own, so that it loads its own scripts
 * and no other page's.
 * @param Page the English page
 */
export function localePage(id: RouteId, Page: ComponentType) {
  return {
    generateStaticParams: () => prefixedLocales.map((locale) => ({ locale })),
    generateMetadata: async ({ params }: LocalePageProps): Promise<Metadata> =>
      pageMetadata(id, assertLocale((await params).locale)),
    LocalePage: async ({ params }: LocalePageProps) => {
      setRequestLocale(assertLocale((await params).locale));
      return createElement(Page);
    },
  };
}
