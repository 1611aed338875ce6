import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { pluralLabel } from '@/components/ui/plural-label';
import { pluginText } from '@/lib/advisories/listed-plugin';
import {
  type CheckedPlugins,
  type FoundWarning,
  groupWarnings,
  type WarnedPlugin,
  type WarningGroup,
} from '@/lib/advisories/plugin-check';
import { dateText } from '@/lib/i18n/dates';
import type { PluginCheckLabels } from './plugin-check-labels';

/** The result in one sentence. */
export function pluginTitle(checked: CheckedPlugins, { result, locale }: PluginCheckLabels): string {
  if (checked.affected.length > 0) return pluralLabel(result.affected, checked.affected.length);
  if (checked.isCut || checked.uncertain > 0) return result.unclear;
  return fillPlaceholders(result.none, { date: dateText(checked.asOf, locale) });
}

/** With which warnings the plugins were compared, and what may be missing. */
export function pluginNotes(checked: CheckedPlugins, { result, locale }: PluginCheckLabels): string[] {
  const { count, asOf, isOld, incomplete, isCut, uncertain } = checked;
  return [
    pluralLabel(result.checked, count, { date: dateText(asOf, locale) }),
    ...(uncertain > 0 ? [pluralLabel(result.uncertain, uncertain)] : []),
    ...(isCut ? [result.cut] : []),
    ...(isOld ? [result.old] : []),
    ...(incomplete ? [result.incomplete] : []),
  ];
}

/** Where a warning is fixed. */
export function warningFix({ isUnfixed, lastVersion }: Omit<FoundWarning, 'id' | 'url'>, { warning }: PluginCheckLabels): string {
  if (isUnfixed) return warning.unfixed;
  return lastVersion ? fillPlaceholders(warning.fixed, { version: lastVersion }) : warning.some;
}

/** What to do about the warnings of a plugin. */
export function pluginAdvice({ warnings, safeAfter }: WarnedPlugin, { texts }: PluginCheckLabels): string[] {
  if (warnings.length === 0) return [texts.noWarnings];
  const unfixed = warnings.filter(({ isUnfixed }) => isUnfixed).length;
  return [
    ...(safeAfter ? [fillPlaceholders(texts.after, { version: safeAfter })] : []),
    ...(unfixed > 0 ? [pluralLabel(texts.unfixed, unfixed)] : safeAfter ? [] : [texts.latest]),
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
    ...group(checked.areNamesKnown ? groups.unknown : groups.unlisted, checked.unknown.map(pluginText)),
    ...group(groups.unreadable, checked.unreadable),
    ...group(groups.repeated, checked.repeated.map(pluginText)),
    ...group(groups.clear, checked.clear.map(pluginText)),
  ].join('\n');

  function datedFix(fix: WarningGroup): string {
    const text = warningFix(fix, labels);
    return fix.date ? fillPlaceholders(labels.warning.dated, { text, date: dateText(fix.date, labels.locale) }) : text;
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
