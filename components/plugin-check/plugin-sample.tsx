import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { pluginText } from '@/lib/advisories/listed-plugin';
import { type CheckedPlugins, groupWarnings } from '@/lib/advisories/plugin-check';
import type { PluginCheckLabels } from './plugin-check-labels';
import { pluginAdvice, pluginTitle } from './plugin-report';
import '@/components/version-check/version-check.css';
import './plugin-check.css';

interface PluginSampleProps {
  /** The answer about the example. */
  checked: CheckedPlugins;
  labels: PluginCheckLabels;
}

/** What an answer looks like. */
export function PluginSample({ checked, labels }: PluginSampleProps) {
  const t = useTranslations('pages.pluginCheck.form');
  return (
    <figure className="check-empty needs-script">
      <div className="check-verdict check-verdict-bad">
        <p className="check-verdict-head">
          <Icon name="alert-triangle" className="check-verdict-icon" />
          <span className="check-verdict-title">{pluginTitle(checked, labels)}</span>
        </p>
        <ul>
          {checked.affected.map((plugin) => (
            <li key={pluginText(plugin)} className="wrap-anywhere hairline-t py-2">
              <p>
                <strong>{plugin.name}</strong> {plugin.version}
              </p>
              <p className="text-sm text-muted">
                {pluginAdvice(plugin, labels).join(' ')}{' '}
                {groupWarnings(plugin.warnings)
                  .flatMap(({ warnings }) => warnings.map(({ id }) => id))
                  .join(', ')}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="text-sm text-muted">{t('sample')}</figcaption>
    </figure>
  );
}
