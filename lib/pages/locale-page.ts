import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { type ComponentType, createElement } from 'react';
import { assertLocale, defaultLocale, type Locale, prefixedLocales } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/metadata';
import type { RouteId } from '@/lib/routing/routes';

interface PageProps<Params> {
  params: Promise<Params>;
}

/** What the file of an English page exports. */
interface EnglishPage<Params> {
  default: ComponentType<PageProps<Params>>;
  generateMetadata: (props: PageProps<Params & { locale?: string }>) => Promise<Metadata>;
  /** Only where the address has a parameter besides the locale. */
  generateStaticParams?: () => Params[];
}

/**
 * The locale of an address; an address without one is English.
 * @throws InvalidLocaleError when the address has one that the site does not have
 */
export function localeOf({ locale }: { locale?: string }): Locale {
  return locale === undefined ? defaultLocale : assertLocale(locale);
}

/** What the file of a page in the route registry exports as `generateMetadata`. */
export function metadataOf(route: RouteId) {
  return async ({ params }: PageProps<{ locale?: string }>) => pageMetadata(route, localeOf(await params));
}

/**
 * What the file of a page below `app/[locale]` exports: the English page, rendered in every locale
 * that lives below a prefix. Each page has such a file of its own, so that it loads its own scripts
 * and no other page's; `npm run pages` makes these files.
 * @param page the file of the English page
 */
export function localePage<Params extends object>(page: EnglishPage<Params>) {
  return {
    generateStaticParams: () => {
      const params = page.generateStaticParams?.() ?? [{}];
      return prefixedLocales.flatMap((locale) => params.map((param) => ({ ...param, locale })));
    },
    generateMetadata: page.generateMetadata,
    LocalePage: async (props: PageProps<Params & { locale: string }>) => {
      setRequestLocale(assertLocale((await props.params).locale));
      return createElement(page.default, props);
    },
  };
}
