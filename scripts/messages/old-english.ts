import { spawnSync } from 'node:child_process';
import { siteRoot } from '@/lib/environment/environment.mjs';
import { defaultLocale } from '@/lib/i18n/locales';
import { flattenMessages } from './compare-messages';
import { MessagesError, parseMessages } from './parse-messages';
import { messagesFile } from './read-messages';
import { fingerprint } from './translation-state';

/**
 * Finds the English texts that translations were made from, in git's history of the English messages. Their keys may have changed.
 * @param wanted fingerprints of the texts
 * @returns the texts by fingerprint, without those that the history doesn't have, such as in a shallow clone
 */
export function oldEnglish(wanted: ReadonlySet<string>): Map<string, string> {
  const file = messagesFile(defaultLocale);
  const found = new Map<string, string>();
  for (const commit of git('log', '--format=%h', '--', file).split('\n').filter(Boolean)) {
    if (found.size === wanted.size) break;
    for (const text of textsOf(file, git('show', `${commit}:./${file}`))) {
      const print = fingerprint(text);
      if (wanted.has(print) && !found.has(print)) found.set(print, text);
    }
  }
  return found;
}

/** The messages of an old version; none if it wasn't valid JSON. */
function textsOf(file: string, json: string): string[] {
  try {
    return [...flattenMessages(Object(parseMessages(file, json))).values()];
  } catch (error) {
    if (!(error instanceof MessagesError)) throw error;
    return [];
  }
}

/** The output of git; empty without git or a repository. */
function git(...parameters: string[]): string {
  return spawnSync('git', parameters, { cwd: siteRoot(), encoding: 'utf8', maxBuffer: 100_000_000 }).stdout ?? '';
}
