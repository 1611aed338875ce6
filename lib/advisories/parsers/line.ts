import type { ListedPlugin } from '@/lib/advisories/listed-plugin';
import { readWords } from './word';

const headings = /^(?:plugin|name|id|shortname|artifactid|title|longname|version|enabled|active|pinned|status)?$/i;
const flags = /(:v?\d[^ ,]*)(?:[ ,](?:true|false|yes|no|enabled|disabled|active|inactive|pinned|not-pinned))+[ ,]*$/i;

/** Rewrites a line with entries of any form as entries of a plugins.txt, separated by commas, or by spaces if all have versions. */
function rewriteLine(line: string): string {
  return (
    line
      .replace(/(^|[\s,])#.*/, '')
      .replaceAll(/\bincrementals;[\w.-]+;/g, '')
      .replaceAll(/["'`“”‘’«»„[\]{}\\*]/g, ' ')
      .replaceAll(/[|;\t]/g, ',')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[ ,]*,[ ,]*/g, ',')
      // Of an ordered list.
      .replace(/^ ?\d+[.)] /, '')
      // (update available)
      .replaceAll(/(\d[^ ,()]*) \([^()\d]*\)/g, '$1')
      .replaceAll(/[()]/g, ' ')
      .replace(/^[^:,]*(?:--plugins|install-plugins?(?:\.sh)?) (.*)/, (_, names: string) => names.replaceAll(' ', ','))
      .replaceAll(/(^|[ ,])[-+•·–—]+(?=[ ,]|$)/g, '')
      .replaceAll(/ ?([:=@])[:=@ ]*/g, '$1')
      .replaceAll(/(^|[ ,])(?:Result:)?(?:Plugins?:(?=[a-zA-Z]))?/g, '$1')
      // A title between the name and the version.
      .replace(/^( ?[\w.-]+),(?=[^,]* )(?:[^,\d]|\d(?![\d.]))*,(?=v?\d)/, '$1,')
      .replaceAll(/[ ,](?=v?\d+(?:[.-][\w.-]*)?(?:[ ,]|$))/gi, ':')
      .replace(flags, '$1')
  );
}

/** The plugins of a line, and its entries that are not understood: a guess could make a plugin look safe. */
export function readLine(line: string): { plugins: ListedPlugin[]; unreadable: string[] } {
  const entries = rewriteLine(line)
    .split(',')
    .map((entry) => entry.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)));
  const words = entries.flat();
  if ((words.length > 1 && words.every((word) => headings.test(word))) || /^\w*plugins:$/i.test(words.join(' ')))
    return { plugins: [], unreadable: [] };
  const plugins: ListedPlugin[] = [];
  const unreadable: string[] = [];
  for (const entry of entries) {
    if (entry.length === 0) continue;
    const found = readWords(entry);
    if (found) plugins.push(...found);
    else unreadable.push(entry.join(' '));
  }
  return { plugins, unreadable };
}
