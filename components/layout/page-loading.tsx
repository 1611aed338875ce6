import { getTranslations } from 'next-intl/server';
import { localPath } from '@/lib/i18n/local-path';
import type { Locale } from '@/lib/i18n/locales';
import { optionalPageMessage } from '@/lib/i18n/page-messages';
import { routeIds, routes } from '@/lib/routing/routes';
import { LoadingText } from './loading-text';

/**
 * Shown during client-side navigation; some pages say what is being loaded.
 * @param locales all locales it may appear in, because a loading component isn't told which page it replaces
 */
export async function PageLoading({ locales }: { locales: readonly Locale[] }) {
  const texts = await Promise.all(locales.map(loadingTexts));
  return (
    <main className="page">
      <LoadingText texts={Object.fromEntries(texts.flat())} />
    </main>
  );
}

/** The loading messages by path for one locale; the start page's is the fallback. */
async function loadingTexts(locale: Locale): Promise<[string, string][]> {
  const chrome = await getTranslations({ locale, namespace: 'chrome' });
  const pages = await getTranslations({ locale, namespace: 'pages' });
  const special = routeIds.flatMap((id): [string, string][] => {
    const text = optionalPageMessage(pages, `${id}.loading`);
    return text ? [[localPath(routes[id].path, locale), text]] : [];
  });
  return [...special, [localPath('/', locale), chrome('loading')]];
}
