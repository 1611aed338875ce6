import type { ReactNode } from 'react';
import { checkPlugins, type PluginList, parsePluginWarnings } from '@/lib/advisories/plugin-check';
import type { PluginCheckLabels } from './labels';
import { PluginDetails, PluginVerdict } from './plugin-result';

/** The result of checking a list of plugins. */
export interface PluginAnswer {
  /** Announced to screen readers. */
  verdict: ReactNode;
  details: ReactNode;
}

/**
 * Checks a list of plugins.
 * @param warnings the published warnings
 * @throws Error if the warnings are malformed
 */
export function answerPlugins(list: PluginList, warnings: unknown, labels: PluginCheckLabels): PluginAnswer {
  const checked = checkPlugins(list, parsePluginWarnings(warnings, list), new Date());
  return {
    verdict: <PluginVerdict checked={checked} labels={labels} />,
    details: <PluginDetails checked={checked} list={list} labels={labels} />,
  };
}
