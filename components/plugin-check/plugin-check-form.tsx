import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { maxDataAge } from '@/lib/advisories/data-age';
import { listLink } from '@/lib/advisories/plugin-list';
import { examplePlugins, loadPluginWarnings } from '@/lib/advisories/plugin-warnings';
import { tryContent } from '@/lib/content/try-content';
import { withBase } from '@/lib/i18n/base-path';
import { pluralForms } from '@/lib/i18n/plural-forms';
import { pluginWarningsUrl } from '@/lib/published/published-files';
import { resolveDestination } from '@/lib/routing/destinations';
import type { PluginCheckLabels } from './labels';
import { PluginCheck } from './plugin-check';

/**
 * The form that checks a list of plugins, with messages in the page's language.
 * @param children where to find the list; beside the form in wide windows
 */
export function PluginCheckForm({ children }: { children?: ReactNode }) {
  const t = useTranslations('pages.pluginCheck');
  const example = examplePlugins(tryContent(loadPluginWarnings)?.warnings ?? []);
  return (
    <>
      <noscript>
        <p className="note">{t('noScript')}</p>
      </noscript>
      <PluginCheck
        dataUrl={withBase(pluginWarningsUrl)}
        form={{
          label: t('form.label'),
          hint: t('form.hint', { example: 'git:5.7.0, credentials:1453.v9b_a_29777a_b_fd' }),
          where: t('find.title'),
          privacy: t('form.privacy'),
          check: t('form.check'),
          example: t('form.example'),
          loading: t('form.loading'),
          failed: t('form.failed'),
          retry: t('form.retry'),
        }}
        labels={{ ...usePluginCheckLabels(), empty: t('form.empty') }}
        exampleLink={example.length > 0 ? listLink(example) : undefined}
      >
        {children}
      </PluginCheck>
    </>
  );
}

/** The messages and URLs of a result, in the page's language. */
export function usePluginCheckLabels(): PluginCheckLabels {
  const t = useTranslations('pages.pluginCheck');
  const copy = useTranslations('parts.copy');
  const locale = useLocale();
  const date = '{date}';
  const version = '{version}';
  return {
    locale,
    result: {
      affected: pluralForms(locale, (count) => t('result.affected', { count })),
      none: t('result.none'),
      unclear: t('result.unclear'),
      checked: pluralForms(locale, (count) => t('result.checked', { count, date })),
      old: t('result.old', { days: maxDataAge }),
      incomplete: t('result.incomplete'),
      noNames: t('result.noNames'),
      advisories: t('result.advisories'),
    },
    groups: {
      affected: t('groups.affected'),
      unclear: t('groups.unclear'),
      unknown: t('groups.unknown'),
      unreadable: t('groups.unreadable'),
      clear: t('groups.clear'),
    },
    texts: {
      after: t('texts.after', { version }),
      unfixed: pluralForms(locale, (count) => t('texts.unfixed', { count })),
      unclear: t('texts.unclear'),
      unknown: t('texts.unknown'),
      unreadable: t('texts.unreadable'),
    },
    warning: {
      dated: t('warning.dated', { date, text: '{text}' }),
      fixed: t('warning.fixed', { version }),
      some: t('warning.some'),
      unfixed: t('warning.unfixed'),
    },
    actions: { text: t('actions.text'), link: t('actions.link'), print: t('actions.print') },
    copy: { label: t('actions.copy'), copy: copy('copy'), copied: copy('copied'), failed: copy('failed') },
    advisoriesUrl: resolveDestination('securityAdvisories', locale).href,
    pluginUrl: `${resolveDestination('plugins', locale).href}{name}/`,
  };
}
