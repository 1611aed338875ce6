'use client';

import type { ReactNode } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { VerdictCard } from '@/components/version-check/verdict-card';
import { listLink, pluginText } from '@/lib/advisories/listed-plugin';
import type { CheckedPlugins, WarnedPlugin } from '@/lib/advisories/plugin-check';
import type { PluginList } from '@/lib/advisories/plugin-list';
import { dateText } from '@/lib/i18n/dates';
import type { PluginCheckLabels } from './plugin-check-labels';
import { pluginAdvice, pluginNotes, pluginReport, pluginTitle, warningFix } from './plugin-report';
import '@/components/version-check/version-check.css';
import './plugin-check.css';

interface ResultProps {
  checked: CheckedPlugins;
  labels: PluginCheckLabels;
}

/** The result in a few sentences and figures. */
export function PluginVerdict({ checked, labels }: ResultProps) {
  const { groups, locale } = labels;
  const { affected, unclear, unknown, unreadableCount, clear, areNamesKnown, uncertain, isCut, isOld, incomplete } = checked;
  const isCertain = uncertain === 0 && !isCut && !isOld && !incomplete;
  const figures = [
    { count: affected.length, name: groups.affected },
    { count: unclear.length, name: groups.unclear },
    { count: unknown.length, name: areNamesKnown ? groups.unknown : groups.unlisted },
    { count: unreadableCount, name: groups.unreadable },
    { count: clear.length, name: groups.clear },
  ];
  return (
    <VerdictCard
      id="plugin-verdict"
      tone={affected.length > 0 ? 'bad' : isCertain ? 'good' : 'warning'}
      title={pluginTitle(checked, labels)}
      more={
        <ul className="flex flex-wrap gap-x-12 gap-y-4 hairline-t pt-4">
          {figures
            .filter(({ count }) => count > 0)
            .map(({ count, name }) => (
              <li key={name}>
                <strong className="figure">{count.toLocaleString(locale)}</strong> <span className="block">{name}</span>
              </li>
            ))}
        </ul>
      }
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
  const { affected, unclear, unknown, unreadable, unreadableCount, repeated, clear, areNamesKnown } = checked;
  const titled = (title: string, count: number) => `${title} (${count.toLocaleString(locale)})`;
  return (
    <div className="check-details flex flex-col gap-6 pt-6 wrap-anywhere">
      <WarnedGroup title={groups.affected} plugins={affected} labels={labels} />
      <WarnedGroup title={groups.unclear} text={texts.unclear} plugins={unclear} labels={labels} />
      <Group
        title={titled(areNamesKnown ? groups.unknown : groups.unlisted, unknown.length)}
        text={areNamesKnown ? texts.unknown : texts.unlisted}
        items={unknown.map(pluginText)}
      />
      <Group title={titled(groups.unreadable, unreadableCount)} text={texts.unreadable} items={unreadable} />
      <Group title={groups.repeated} items={repeated.map(pluginText)} />
      <Group title={titled(groups.clear, clear.length)} items={clear.map(pluginText)} isFolded />
      {/* The text repeats the result. */}
      <details className="plugin-report print:hidden">
        <summary>{actions.text}</summary>
        <pre id="plugin-report">{pluginReport(checked, labels)}</pre>
      </details>
      <p className="plugin-actions flex flex-wrap items-center gap-3 print:hidden">
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

/** Longer lists start collapsed. */
const mostOpen = 20;

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
        {plugins.map((plugin) => {
          const advice = pluginAdvice(plugin, labels).join(' ');
          return (
            <li key={pluginText(plugin)}>
              <p>
                <a href={fillPlaceholders(labels.pluginUrl, { name: plugin.name })} className="inline-link font-semibold">
                  {plugin.name}
                </a>{' '}
                {plugin.version}
              </p>
              {plugin.warnings.length === 0 && <p>{advice}</p>}
              {plugin.warnings.length > 0 && (
                <details open={plugins.length <= mostOpen}>
                  <summary>{advice}</summary>
                  <ul>
                    {plugin.warnings.map((warning) => (
                      <li key={warning.id} className="plugin-warning">
                        <a href={warning.url} className="inline-link">
                          {warning.id}
                        </a>
                        <span className="max-sm:order-1 max-sm:basis-full">{warningFix(warning, labels)}</span>
                        {warning.date && (
                          <time dateTime={warning.date} className="ml-auto text-muted">
                            {dateText(warning.date, labels.locale)}
                          </time>
                        )}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </PluginSection>
  );
}

interface GroupProps {
  title: string;
  text?: string;
  items: readonly string[];
  /** Whether few items can be folded, too. */
  isFolded?: boolean;
}

function Group({ title, text, items, isFolded = false }: GroupProps) {
  if (items.length === 0) return null;
  const list = (
    <ul className="item-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  if (!isFolded && items.length <= mostOpen) {
    return (
      <PluginSection title={title} text={text}>
        {list}
      </PluginSection>
    );
  }
  return (
    <details open={items.length <= mostOpen} className="plugin-report">
      <summary>{title}</summary>
      {text && <p>{text}</p>}
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
