import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { changelogRoutes } from '@/lib/changelog/pages/changelog-folders';
import { feedPaths, pageLocales } from '@/lib/changelog/pages/changelog-pages';
import { releaseLines } from '@/lib/download/downloads';
import { withBase } from '@/lib/i18n/base-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { optionalPageMessage } from '@/lib/i18n/page-messages';
import { type RouteId, routes } from '@/lib/routing/routes';
import { loadSite } from '@/lib/site/site';
import { isStagingSite, publicAddress } from '@/lib/site/stage';
import { touchIconPath } from './app-icon';

/** Size of link preview images, in pixels. */
export const ogImageSize = { width: 1200, height: 630 };

/** The path of a page's link preview image. */
export function ogImagePath(path: string, locale: Locale): string {
  return `/og/${locale}${path === '/' ? '/home' : path.replace(/\/$/, '')}.png`;
}

/** A page's URL in each of its locales, for hreflang; x-default is the English page. */
export function alternateLanguages(path: string): Record<string, string> {
  const pages = pageLocales(path).map((locale) => [locale, publicAddress(path, locale)]);
  return Object.fromEntries([...pages, ['x-default', publicAddress(path, defaultLocale)]]);
}

/** Creates the `generateMetadata` function of a page in the route registry. */
export function metadataOf(route: RouteId) {
  return async () => pageMetadata(route, await getLocale());
}

/** Title, description, canonical URL, alternates and link preview of a page in the route registry. */
export async function pageMetadata(route: RouteId, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'pages' });
  const advisories = await getTranslations({ locale, namespace: 'parts.advisoryFeed' });
  // Headings that mean little out of context, such as "Help", have a separate title for tabs and search results.
  const documentTitle = optionalPageMessage(t, `${route}.documentTitle`);
  return metadataFor(
    {
      path: routes[route].path,
      previewOf: route,
      title: documentTitle ?? t(`${route}.title`),
      description: t(`${route}.description`),
      feeds: feedsOf(route, advisories('title')),
    },
    locale,
  );
}

/** The feeds of a page; those of other pages are about security, so they have a title. */
function feedsOf(route: RouteId, title: string): PageDescription['feeds'] {
  const line = releaseLines.find((candidate) => changelogRoutes[candidate].list === route);
  if (!line && route !== 'downloadCheck' && route !== 'pluginCheck') return undefined;
  const of = (format: 'rss' | 'atom') => [
    ...(line ? [{ url: withBase(feedPaths(line)[format]) }] : []),
    { url: withBase(feedPaths('advisories')[format]), title },
  ];
  return { 'application/rss+xml': of('rss'), 'application/atom+xml': of('atom') };
}

interface PageDescription {
  /** The page's English path. */
  path: string;
  /** The page whose preview image this one uses. */
  previewOf: RouteId;
  title: string;
  description: string;
  /** The feeds to announce, by content type. */
  feeds?: Record<string, { url: string; title?: string }[]>;
}

/** Like `pageMetadata`, for pages outside the route registry. */
export async function metadataFor(
  { path, previewOf, title, description, feeds }: PageDescription,
  locale: Locale,
): Promise<Metadata> {
  const site = await getTranslations({ locale, namespace: 'site' });
  const url = publicAddress(path, locale);
  const image = {
    url: withBase(ogImagePath(routes[previewOf].path, locale)),
    alt: site('previewAlt', { title }),
    ...ogImageSize,
  };

  return {
    ...sharedMetadata(),
    ...(isStagingSite() && { robots: { index: false, follow: false } }),
    title: title.includes(site('name')) ? title : site('titleTemplate', { title }),
    description,
    alternates: { canonical: url, languages: alternateLanguages(path), ...(feeds && { types: feeds }) },
    openGraph: {
      type: 'website',
      siteName: site('name'),
      title,
      description,
      url,
      locale: locale.replace('-', '_'),
      alternateLocale: pageLocales(path)
        .filter((other) => other !== locale)
        .map((other) => other.replace('-', '_')),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** Metadata of the not-found page, which has no canonical URL and must not be indexed. */
export async function notFoundMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'pages.notFound' });
  const site = await getTranslations({ locale, namespace: 'site' });
  return {
    ...sharedMetadata(),
    title: site('titleTemplate', { title: t('title') }),
    description: t('description'),
    robots: { index: false },
  };
}

function sharedMetadata(): Metadata {
  return {
    metadataBase: new URL(loadSite().property),
    icons: { icon: { url: withBase('/brand/jenkins.svg'), type: 'image/svg+xml' }, apple: withBase(touchIconPath) },
    manifest: withBase('/manifest.webmanifest'),
  };
}
