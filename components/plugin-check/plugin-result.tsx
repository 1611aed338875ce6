'use client';

import type { ReactNode } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { longDate } from '@/components/ui/long-date';
import { VerdictCard } from '@/components/version-check/verdict-card';
import type { CheckedPlugins, WarnedPlugin } from '@/lib/advisories/plugin-check';
import { listLink, type PluginList, pluginText } from '@/lib/advisories/plugin-list';
import type { PluginCheckLabels } from './labels';
import { pluginAdvice, pluginNotes, pluginReport, pluginTitle, warningFix } from './plugin-report';
import './plugin-check.css';

interface ResultProps {
  checked: CheckedPlugins;
  labels: PluginCheckLabels;
}

/** The result in a few sentences. */
export function PluginVerdict({ checked, labels }: ResultProps) {
  const { affected, unclear, unreadable, isOld, incomplete, areNamesKnown } = checked;
  const isCertain = unclear.length + unreadable.length === 0 && !isOld && !incomplete && areNamesKnown;
  return (
    <VerdictCard
      id="plugin-verdict"
      tone={affected.length > 0 ? 'bad' : isCertain ? 'good' : 'warning'}
      title={pluginTitle(checked, labels)}
    >
      {pluginNotes(checked, labels).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        <a href={labels.advisoriesUrl} className="inline-link">
          {labels.result.advisories}
        </a>
      </p>
    </VerdictCard>
  );
}

/** The plugins by what is known about them, and ways to share the result. */
export function PluginDetails({ checked, list, labels }: ResultProps & { list: PluginList }) {
  const { groups, texts, actions, copy, locale } = labels;
  const { affected, unclear, unknown, unreadable, clear } = checked;
  return (
    <div className="plugin-details">
      <WarnedGroup title={groups.affected} plugins={affected} labels={labels} />
      <WarnedGroup title={groups.unclear} text={texts.unclear} plugins={unclear} labels={labels} />
      <Group title={groups.unknown} text={texts.unknown} items={unknown.map(pluginText)} />
      <Group title={groups.unreadable} text={texts.unreadable} items={unreadable} />
      <Group title={`${groups.clear} (${clear.length.toLocaleString(locale)})`} items={clear.map(pluginText)} isFolded />
      <details className="plugin-report">
        <summary>{actions.text}</summary>
        <pre id="plugin-report">{pluginReport(checked, labels)}</pre>
      </details>
      <p className="plugin-actions">
        <CopyButton from="plugin-report" label={actions.copy} text={actions.copy} labels={copy} />
        <a href={listLink(list.plugins)} className="button-quiet">
          {actions.link}
        </a>
        <button type="button" className="button-quiet" onClick={() => print()}>
          {actions.print}
        </button>
      </p>
    </div>
  );
}

interface WarnedGroupProps {
  title: string;
  text?: string;
  plugins: readonly WarnedPlugin[];
  labels: PluginCheckLabels;
}

function WarnedGroup({ title, text, plugins, labels }: WarnedGroupProps) {
  if (plugins.length === 0) return null;
  return (
    <PluginSection title={title} text={text}>
      <ul className="plugin-list">
        {plugins.map((plugin) => (
          <li key={plugin.name}>
            <div>
              <p>
                <a href={fillPlaceholders(labels.pluginUrl, { name: plugin.name })} className="plugin-name">
                  {plugin.name}
                </a>{' '}
                {plugin.version}
              </p>
              {pluginAdvice(plugin, labels).map((advice) => (
                <p key={advice}>{advice}</p>
              ))}
            </div>
            <ul>
              {plugin.warnings.map((warning) => (
                <li key={warning.id} className="plugin-warning">
                  <a href={warning.url} className="inline-link">
                    {warning.id}
                  </a>
                  <span className="plugin-fix">{warningFix(warning, labels)}</span>
                  {warning.date && (
                    <time dateTime={warning.date} className="plugin-date">
                      {longDate(warning.date, labels.locale)}
                    </time>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PluginSection>
  );
}

/** Longer lists start collapsed. */
const mostOpen = 20;

interface GroupProps {
  title: string;
  text?: string;
  items: readonly string[];
  /** Shows the items only on request, if there are many. */
  isFolded?: boolean;
}

function Group({ title, text, items, isFolded = false }: GroupProps) {
  if (items.length === 0) return null;
  const list = (
    <ul className="plugin-names">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  if (!isFolded) {
    return (
      <PluginSection title={title} text={text}>
        {list}
      </PluginSection>
    );
  }
  return (
    <details open={items.length <= mostOpen} className="plugin-report">
      <summary>{title}</summary>
      {list}
    </details>
  );
}

function PluginSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="subheading">{title}</h3>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}
