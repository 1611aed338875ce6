'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { isModifiedClick } from '@/components/ui/modified-click';
import { localPath, splitLocale } from '@/lib/i18n/local-path';
import { type Locale, localeChangeEvent, rememberLocale } from '@/lib/i18n/locales';
import { localeStatusId } from './locale-status';
import { createLocaleSwitch, type LocaleState } from './locale-switch';

interface LocaleMenuProps {
  /** The content of the menu's button. */
  summary: ReactNode;
  /** The locale of the page. */
  current: Locale;
  options: readonly { locale: Locale; name: string }[];
  /** Messages shown while the other page is loading, and when it can't be loaded. */
  labels: { loading: string; failed: string; dismiss: string };
  /** For a page without translations: the English address of the page that the menu links to instead. */
  path?: string;
}

/**
 * Links to the page in the other languages. With JavaScript, the choice is saved, and the browser navigates only if
 * the other page exists; the event `jio-locale-changed` does the same.
 */
export function LocaleMenu({ summary, current, options, labels, path }: LocaleMenuProps) {
  const pathname = usePathname();
  const page = path ?? splitLocale(pathname).path;
  const [state, setState] = useState<LocaleState>({ status: 'ready' });

  const switchTo = useMemo(
    () =>
      createLocaleSwitch(
        {
          address: () => new URL(path === undefined ? location.href : localPath(path, current), location.href),
          fetchPage: (url, signal) => fetch(url, { signal }),
          goTo: (url) => location.assign(url),
          remember: rememberLocale,
        },
        setState,
      ),
    [path, current],
  );

  useEffect(() => {
    const onChange = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      void switchTo(typeof detail === 'object' && detail !== null && 'locale' in detail ? detail.locale : detail);
    };
    // The inline script may have failed before this component was mounted.
    const onHeadError = () => setState({ status: 'error', message: '' });
    if (document.documentElement.dataset.localeError) onHeadError();
    // A page restored from the back/forward cache would still show the loading message.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setState({ status: 'ready' });
    };
    addEventListener('pageshow', onShow);
    addEventListener(localeChangeEvent, onChange);
    addEventListener('jenkins-locale-error', onHeadError);
    return () => {
      removeEventListener('pageshow', onShow);
      removeEventListener(localeChangeEvent, onChange);
      removeEventListener('jenkins-locale-error', onHeadError);
    };
  }, [switchTo]);

  const choose = (event: MouseEvent, locale: Locale) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    void switchTo(locale);
  };

  return (
    <>
      <details name="navbar" className="relative">
        <summary className="bar-item">{summary}</summary>
        <ul className="menu" data-locale-state={state.status}>
          {options.map(({ locale, name }) => (
            <li key={locale}>
              <a
                href={localPath(page, locale)}
                hrefLang={locale}
                lang={locale}
                aria-current={locale === current ? 'true' : undefined}
                onClick={(event) => choose(event, locale)}
                className="menu-item"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      {state.status !== 'ready' &&
        createPortal(
          <div className="snackbar">
            {state.status === 'loading' && labels.loading}
            {state.status === 'error' && (
              <>
                {labels.failed}
                <button type="button" className="link-button" onClick={() => setState({ status: 'ready' })}>
                  {labels.dismiss}
                </button>
              </>
            )}
          </div>,
          document.getElementById(localeStatusId) ?? document.body,
        )}
    </>
  );
}
