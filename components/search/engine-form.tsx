import { useLocale, useTranslations } from 'next-intl';
import { resolveDestination } from '@/lib/routing/destinations';
import { loadSite } from '@/lib/site/site';

/** The address of the search engine that is asked for pages of this site, and the host that it is asked about. */
export function useSearchEngine(): { href: string; host: string } {
  const locale = useLocale();
  const engine = resolveDestination('searchEngine', locale);
  // The site's own start page is a way on, too, while the search engine's address is broken.
  const { href } = engine.kind === 'missing' ? resolveDestination('home', locale) : engine;
  return { href, host: new URL(loadSite().property).host };
}

/** A form that asks a search engine for pages of this site; it needs no script. */
export function EngineForm() {
  const t = useTranslations('chrome.search');
  const { href, host } = useSearchEngine();
  return (
    <form action={href} className="engine-form">
      <input type="hidden" name="sites" value={host} />
      <label className="engine-label">
        {t('field')}
        <input type="search" name="q" required className="field" />
      </label>
      <button type="submit" className="button">
        {t('external')}
      </button>
    </form>
  );
}
