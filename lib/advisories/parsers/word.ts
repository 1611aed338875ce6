import type { ListedPlugin } from '@/lib/advisories/listed-plugin';
import { rewriteAddress } from './address';
import { rewriteFileName } from './file-name';
import { rewriteMaven } from './maven';

const wordForm = /^(\d*[a-z][\w.-]*)(?:[:=@]([^:=@/]*)(?:[:=@](?!v?\d).*)?)?$/i;

/** Reads words such as `git`, `git:5.7.0`, `git@v5.7.0` or `git:5.7.0:pinned`; a single one may be without a version. */
export function readWords(words: readonly string[]): ListedPlugin[] | undefined {
  const entries = words.map((word) => rewriteMaven(rewriteFileName(rewriteAddress(word))));
  // Several names in a row could be prose.
  if (entries.length > 1 && !entries.every((entry) => /[:=@]/.test(entry))) return undefined;
  const plugins = entries.flatMap((entry): ListedPlugin[] => {
    const [, name, version = ''] = wordForm.exec(entry.replace(/[.!?]+$/, '')) ?? [];
    return name ? [{ name, ...(version && { version: version.replace(/^v(?=\d)/i, '') }) }] : [];
  });
  return plugins.length === entries.length ? plugins : undefined;
}
