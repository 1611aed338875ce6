import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { assertLocale, prefixedLocales } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/site/metadata';
import { pageModules } from '@/lib/site/page-modules';
import { routeAt, routeIds, routes, trimSlashes } from '@/lib/site/routes';

interface LocalePageProps {
  params: Promise<{ locale: string; route?: string[] }>;
}

export const dynamicParams = false;

/** Every route of the registry, in every locale that lives below a prefix. */
export function generateStaticParams() {
  const paths = routeIds.map((id) => trimSlashes(routes[id].path).split('/').filter(Boolean));
  return prefixedLocales.flatMap((locale) => paths.map((route) => ({ locale, route })));
}

async function readParams(params: LocalePageProps['params']) {
  const { locale, route = [] } = await params;
  return { locale: assertLocale(locale), id: routeAt(route.join('/')) ?? notFound() };
}

export async function generateMetadata({ params }: LocalePageProps): Promise<Metadata> {
  const { locale, id } = await readParams(params);
  return pageMetadata(id, locale);
}

/** Renders the page module that the route registry names. */
export default async function LocalePage({ params }: LocalePageProps) {
  const { locale, id } = await readParams(params);
  setRequestLocale(locale);
  const { default: Page } = await pageModules[id]();
  return <Page />;
}
