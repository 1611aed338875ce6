import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { longDate } from '@/components/ui/long-date';
import { pluralLabel } from '@/components/ui/plural-label';
import {
  type CheckedPlugins,
  type FoundWarning,
  groupWarnings,
  lastAffected,
  type WarnedPlugin,
  type WarningGroup,
} from '@/lib/advisories/plugin-check';
import { pluginText } from '@/lib/advisories/plugin-list';
import type { PluginCheckLabels } from './labels';

/** The result in one sentence. */
export function pluginTitle({ affected, unclear, unreadable }: CheckedPlugins, { result }: PluginCheckLabels): string {
  if (affected.length > 0) return pluralLabel(result.affected, affected.length);
  return unclear.length + unreadable.length > 0 ? result.unclear : result.none;
}

/** With which warnings the plugins were compared, and what may be missing. */
export function pluginNotes(checked: CheckedPlugins, { result, locale }: PluginCheckLabels): string[] {
  const { count, asOf, isOld, incomplete, areNamesKnown } = checked;
  return [
    pluralLabel(result.checked, count, { date: longDate(asOf, locale) }),
    ...(isOld ? [result.old] : []),
    ...(incomplete ? [result.incomplete] : []),
    ...(areNamesKnown ? [] : [result.noNames]),
  ];
}

/** Where a warning is fixed. */
export function warningFix({ isUnfixed, lastVersion }: Omit<FoundWarning, 'id' | 'url'>, { warning }: PluginCheckLabels): string {
  if (isUnfixed) return warning.unfixed;
  return lastVersion ? fillPlaceholders(warning.fixed, { version: lastVersion }) : warning.some;
}

/** What to do about the warnings of a plugin. */
export function pluginAdvice({ warnings }: WarnedPlugin, { texts }: PluginCheckLabels): string[] {
  const version = lastAffected(warnings);
  const unfixed = warnings.filter(({ isUnfixed }) => isUnfixed).length;
  return [
    ...(version ? [fillPlaceholders(texts.after, { version })] : []),
    ...(unfixed > 0 ? [pluralLabel(texts.unfixed, unfixed)] : []),
  ];
}

/** The whole result as plain text, to share it. */
export function pluginReport(checked: CheckedPlugins, labels: PluginCheckLabels): string {
  const { groups } = labels;
  return [
    pluginTitle(checked, labels),
    ...pluginNotes(checked, labels),
    ...group(groups.affected, checked.affected.flatMap(warned)),
    ...group(groups.unclear, checked.unclear.flatMap(warned)),
    ...group(groups.unknown, checked.unknown.map(pluginText)),
    ...group(groups.unreadable, checked.unreadable),
    ...group(groups.clear, checked.clear.map(pluginText)),
  ].join('\n');

  function datedFix(fix: WarningGroup): string {
    const text = warningFix(fix, labels);
    return fix.date ? fillPlaceholders(labels.warning.dated, { text, date: longDate(fix.date, labels.locale) }) : text;
  }

  function warned(plugin: WarnedPlugin): string[] {
    return [
      pluginText(plugin),
      ...pluginAdvice(plugin, labels).map((advice) => `  ${advice}`),
      ...groupWarnings(plugin.warnings).flatMap((fix) => [
        `  ${datedFix(fix)}`,
        ...fix.warnings.map(({ id, url }) => `    ${id}: ${url}`),
      ]),
    ];
  }
}

function group(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}
