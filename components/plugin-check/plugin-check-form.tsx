import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { maxDataAge } from '@/lib/advisories/data-age';
import { listLink } from '@/lib/advisories/listed-plugin';
import { checkPlugins } from '@/lib/advisories/plugin-check';
import { examplePlugins, loadPluginWarnings } from '@/lib/advisories/plugin-warnings';
import { tryContent } from '@/lib/content/try-content';
import { withBase } from '@/lib/i18n/base-path';
import { pluralForms } from '@/lib/i18n/plural-forms';
import { pluginWarningsUrl } from '@/lib/open-data/data-paths';
import { publishedPluginWarnings } from '@/lib/open-data/plugin-data';
import { resolveDestination } from '@/lib/routing/destinations';
import { PluginCheck } from './plugin-check';
import type { PluginCheckLabels } from './plugin-check-labels';
import { PluginSample } from './plugin-sample';
import '@/components/version-check/version-check.css';

/**
 * The form that checks a list of plugins, with messages in the page's language.
 * @param children where to find the list; below the answer
 */
export function PluginCheckForm({ children }: { children?: ReactNode }) {
  const t = useTranslations('pages.pluginCheck');
  const labels = usePluginCheckLabels();
  const example = examplePlugins(tryContent(loadPluginWarnings)?.warnings ?? []);
  const published = tryContent(publishedPluginWarnings);
  const list = { plugins: example, unreadable: [], unreadableCount: 0, isCut: false };
  return (
    <>
      <noscript>
        <p className="note check-no-script">{t('noScript')}</p>
      </noscript>
      <PluginCheck
        dataUrl={withBase(pluginWarningsUrl)}
        form={{
          ...useMessages().pages.pluginCheck.form,
          hint: t('form.hint', { example: 'git:5.7.0, credentials:1453.v9b_a_29777a_b_fd' }),
          where: t('find.title'),
        }}
        labels={labels}
        exampleLink={example.length > 0 ? listLink(example) : undefined}
        sample={
          published &&
          example.length > 0 && <PluginSample checked={checkPlugins(list, published, new Date(published.asOf))} labels={labels} />
        }
      >
        {children}
      </PluginCheck>
    </>
  );
}

/** The messages and URLs of a result, in the page's language. */
function usePluginCheckLabels(): PluginCheckLabels {
  const t = useTranslations('pages.pluginCheck');
  const { result, groups, texts, warning, actions } = useMessages().pages.pluginCheck;
  const locale = useLocale();
  return {
    locale,
    result: {
      ...result,
      affected: pluralForms(locale, (count) => t('result.affected', { count })),
      checked: pluralForms(locale, (count) => t('result.checked', { count, date: '{date}' })),
      uncertain: pluralForms(locale, (count) => t('result.uncertain', { count })),
      old: t('result.old', { days: maxDataAge }),
    },
    groups,
    texts: { ...texts, unfixed: pluralForms(locale, (count) => t('texts.unfixed', { count })) },
    warning,
    actions,
    copy: useMessages().parts.copy,
    advisoriesUrl: resolveDestination('securityAdvisories', locale).href,
    pluginUrl: `${resolveDestination('plugins', locale).href}{name}/`,
  };
}
