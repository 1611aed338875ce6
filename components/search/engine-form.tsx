import { useLocale, useTranslations } from 'next-intl';
import { resolveDestination } from '@/lib/routing/destinations';
import { loadSite } from '@/lib/site/site';

/** The URL of the external search engine, and the host to restrict its results to. */
export function useSearchEngine(): { href: string; host: string } {
  const locale = useLocale();
  const engine = resolveDestination('searchEngine', locale);
  // The start page is the fallback if the search engine's address is invalid.
  const { href } = engine.kind === 'missing' ? resolveDestination('home', locale) : engine;
  return { href, host: new URL(loadSite().property).host };
}

/** A form that searches this site with an external search engine; it works without JavaScript. */
export function EngineForm() {
  const t = useTranslations('chrome.search');
  const { href, host } = useSearchEngine();
  return (
    <form action={href} className="flex flex-wrap items-end gap-2 print:hidden">
      <input type="hidden" name="sites" value={host} />
      <label className="flex flex-1 basis-64 flex-col gap-1 text-sm font-semibold">
        {t('field')}
        <input type="search" name="q" required className="field max-w-full" />
      </label>
      <button type="submit" className="button">
        {t('external')}
      </button>
    </form>
  );
}
