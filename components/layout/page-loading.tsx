import { getTranslations } from 'next-intl/server';
import { localPath } from '@/lib/i18n/local-path';
import type { Locale } from '@/lib/i18n/locales';
import { optionalPageMessage } from '@/lib/i18n/page-messages';
import { routeIds, routes } from '@/lib/routing/routes';
import { LoadingText } from './loading-text';

/**
 * Shown while a visitor is on the way from page to page; some pages say what is being loaded.
 * @param locales the locales that it is shown in: a loading component is not told for which page it stands in
 */
export async function PageLoading({ locales }: { locales: readonly Locale[] }) {
  const texts = await Promise.all(locales.map(loadingTexts));
  return (
    <main className="page">
      <LoadingText texts={Object.fromEntries(texts.flat())} />
    </main>
  );
}

/** What to say on the way to each page of a locale; to its start page, what is said when there is nothing special to say. */
async function loadingTexts(locale: Locale): Promise<[string, string][]> {
  const chrome = await getTranslations({ locale, namespace: 'chrome' });
  const pages = await getTranslations({ locale, namespace: 'pages' });
  const special = routeIds.flatMap((id): [string, string][] => {
    const text = optionalPageMessage(pages, `${id}.loading`);
    return text ? [[localPath(routes[id].path, locale), text]] : [];
  });
  return [...special, [localPath('/', locale), chrome('loading')]];
}
