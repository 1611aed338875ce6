import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { pluginText } from '@/lib/advisories/listed-plugin';
import { type CheckedPlugins, groupWarnings } from '@/lib/advisories/plugin-check';
import type { PluginCheckLabels } from './plugin-check-labels';
import { pluginAdvice, pluginTitle } from './plugin-report';
import '@/components/version-check/version-check.css';

interface PluginSampleProps {
  /** The answer about the example. */
  checked: CheckedPlugins;
  labels: PluginCheckLabels;
}

/** What an answer looks like. */
export function PluginSample({ checked, labels }: PluginSampleProps) {
  const t = useTranslations('pages.pluginCheck.form');
  return (
    <figure className="flex w-full flex-col gap-3">
      <figcaption className="font-serif text-xl font-bold">{t('sample')}</figcaption>
      <div className="check-blank text-muted">
        <p className="flex gap-2 pb-3 font-serif text-xl font-bold">
          <Icon name="alert-triangle" className="mt-1 size-icon shrink-0" />
          {pluginTitle(checked, labels)}
        </p>
        <ul>
          {checked.affected.map((plugin) => (
            <li key={pluginText(plugin)} className="wrap-anywhere hairline-t py-2">
              <p>
                <strong>{plugin.name}</strong> {plugin.version}
              </p>
              <p className="text-sm">
                {pluginAdvice(plugin, labels).join(' ')}{' '}
                {groupWarnings(plugin.warnings)
                  .flatMap(({ warnings }) => warnings.map(({ id }) => id))
                  .join(', ')}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
