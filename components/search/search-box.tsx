import { useLocale, useMessages, useTranslations } from 'next-intl';
import { SearchButton } from '@/components/search/search-button';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { pluralForms } from '@/lib/i18n/plural-forms';
import { resolveDestination } from '@/lib/routing/destinations';
import { loadSite } from '@/lib/site/site';
import { EngineForm, useSearchEngine } from './engine-form';

/** The shortcut shown on the button; Ctrl+K works too. */
const shortcut = '/';

/** The most wanted destinations, with the message keys of their names. */
const destinations = [
  ['download', 'chrome.links.download'],
  ['changelogStable', 'pages.changelogStable.title'],
  ['guideInstalling', 'chrome.links.installingJenkins'],
  ['plugins', 'chrome.links.plugins'],
  ['chat', 'pages.chat.title'],
  ['participate', 'pages.participate.title'],
] as const;

/**
 * The optional search (docs/behavior.md, Search). The index needs JavaScript; without it, a form uses an external
 * search engine.
 */
export function SearchBox() {
  const t = useTranslations('chrome.search');
  const label = useTranslations();
  const locale: Locale = useLocale();
  const { docSearch } = loadSite();
  const { failedInPreview, ...messages } = useMessages().chrome.search;
  const isWithoutIndex = process.env.NODE_ENV === 'development' && !docSearch;

  return (
    <>
      <SearchButton
        docSearch={docSearch && { ...docSearch }}
        external={useSearchEngine()}
        links={destinations
          .map(([name, text]) => ({ text: label(text), ...resolveDestination(name, locale) }))
          .filter(({ kind }) => kind !== 'missing')
          .map(({ text, href: address }) => ({ text, href: address }))}
        labels={{
          ...messages,
          failed: isWithoutIndex ? failedInPreview : messages.failed,
          found: pluralForms(locale, (count) => t('found', { count })),
        }}
      >
        <Icon name="search" />
        <span className="sr-only">{t('label')}</span>
        <span aria-hidden="true" className="hidden rounded px-1 text-xs hairline border-outline md:max-bar:block">
          {shortcut}
        </span>
      </SearchButton>
      <noscript>
        <details name="navbar">
          <summary className="bar-item">
            <Icon name="search" />
            <span className="sr-only">{t('label')}</span>
          </summary>
          <search>
            <EngineForm />
          </search>
        </details>
      </noscript>
    </>
  );
}
