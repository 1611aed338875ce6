import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { type ComponentType, createElement } from 'react';
import { assertLocale, defaultLocale, type Locale, prefixedLocales } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/metadata';
import type { RouteId } from '@/lib/routing/routes';

interface PageProps<Params> {
  params: Promise<Params>;
}

/** The exports of an English page's file. */
interface EnglishPage<Params> {
  default: ComponentType<PageProps<Params>>;
  generateMetadata: (props: PageProps<Params & { locale?: string }>) => Promise<Metadata>;
  /** Only for pages with a parameter besides the locale. */
  generateStaticParams?: () => Params[];
}

/**
 * The locale in a route; a route without one is English.
 * @throws InvalidLocaleError when the site does not have the locale
 */
export function localeOf({ locale }: { locale?: string }): Locale {
  return locale === undefined ? defaultLocale : assertLocale(locale);
}

/** The `generateMetadata` of a page in the route registry. */
export function metadataOf(route: RouteId) {
  return async ({ params }: PageProps<{ locale?: string }>) => pageMetadata(route, localeOf(await params));
}

/**
 * The exports of a page's file below `app/[locale]`: the English page rendered in every prefixed locale. Each
 * page has its own file, so that it loads only its own scripts; `npm run pages` generates these files.
 * @param page the module of the English page
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
