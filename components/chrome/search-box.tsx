import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { loadSite } from '@/lib/content/site';
import { resolveDestination } from '@/lib/site/destinations';

/** The optional search box (specification, section 2): a search engine's results for this site, without a script. */
export function SearchBox() {
  const t = useTranslations('chrome.search');
  const { href } = resolveDestination('searchEngine', useLocale());
  return (
    <details name="navbar" className="dropdown">
      <summary className="bar-item">
        <Icon name="search" />
        <span className="sr-only">{t('label')}</span>
      </summary>
      <search className="menu menu-end">
        <form action={href} className="search-form">
          <input type="hidden" name="sites" value={new URL(loadSite().property).host} />
          <label className="search-label">
            {t('label')}
            <input type="search" name="q" required className="search-field" />
          </label>
          <button type="submit" className="button">
            {t('submit')}
          </button>
        </form>
      </search>
    </details>
  );
}
