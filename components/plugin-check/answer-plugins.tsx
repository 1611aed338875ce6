import type { loadJson } from '@/components/ui/load-json';
import type { Answer } from '@/components/version-check/use-answer';
import { checkPlugins } from '@/lib/advisories/plugin-check';
import { readPluginList } from '@/lib/advisories/plugin-list';
import { parsePluginWarnings } from '@/lib/advisories/warning-data';
import type { PluginCheckLabels } from './plugin-check-labels';
import { PluginDetails, PluginVerdict } from './plugin-result';

/** A list of plugins, and what is needed to check it. */
export interface PluginQuestion {
  text: string;
  /** The URL of the published warnings. */
  dataUrl: string;
  load: typeof loadJson;
  /** The message about an empty list. */
  empty: string;
  labels: PluginCheckLabels;
}

/**
 * Checks a list of plugins.
 * @throws Error if the warnings can't be loaded in time or are malformed
 */
export async function answerPlugins({ text, dataUrl, load, empty, labels }: PluginQuestion): Promise<Answer> {
  const list = await readPluginList(text);
  if (list.plugins.length + list.unreadableCount === 0) {
    return { verdict: <p className="error-text">{empty}</p>, isInvalid: true };
  }
  const checked = checkPlugins(list, parsePluginWarnings(await load(dataUrl), list), new Date());
  return {
    verdict: <PluginVerdict checked={checked} labels={labels} />,
    details: <PluginDetails checked={checked} list={list} labels={labels} />,
  };
}
