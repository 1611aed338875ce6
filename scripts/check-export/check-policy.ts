import { integrityOf, scriptAddress } from '@/scripts/build/add-integrity';
import { hashOf, inlineScripts, inlineStyleSheets } from '@/scripts/build/add-policy';
import { deferredScripts } from '@/scripts/build/defer-scripts';
import { addressOf } from '@/scripts/shared/export-files';
import type { ExportPage } from '@/scripts/shared/export-pages';
import { attribute } from '@/scripts/shared/html';

/**
 * Checks that a page has a Content-Security-Policy before its first script, that the policy allows exactly its inline scripts
 * and styles by hash, and that its script files have `integrity` hashes.
 * @returns one line per problem, and the number of inline scripts
 */
export function checkPolicy({ file, all }: ExportPage): { problems: string[]; scripts: number } {
  const problems: string[] = [];
  const say = (problem: string) => problems.push(`${addressOf(file)}: ${problem}`);
  const place = all.findIndex((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy');
  const meta = all[place];
  const policy = (meta && attribute(meta, 'content')) ?? '';

  if (!policy) say('no Content-Security-Policy');
  if (all.slice(0, Math.max(place, 0)).some((element) => element.tagName === 'script')) say('a script comes before the policy');
  for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'"]) if (policy.includes(unsafe)) say(`the policy allows ${unsafe}`);
  const hashes = inlineScripts(all).map(hashOf);
  for (const hash of hashes)
    if (!policy.includes(`'sha256-${hash}'`)) say(`the policy lacks the hash of an inline script, sha256-${hash}`);
  for (const hash of inlineStyleSheets(all).map(hashOf)) {
    if (!policy.includes(`'sha256-${hash}'`)) say(`the policy lacks the hash of an inline style, sha256-${hash}`);
  }
  for (const [script, integrity] of deferredScripts(all)) {
    if (integrity !== integrityOf(script)) say(`the integrity hash of ${script} is missing or wrong`);
  }
  for (const element of all) {
    const script = scriptAddress(element);
    if (script && attribute(element, 'integrity') !== integrityOf(script))
      say(`the integrity hash of ${script} is missing or wrong`);
    const inline = element.attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
    if (inline) say(`<${element.tagName}> has an inline ${inline.name} attribute, which the policy blocks`);
  }
  return { problems, scripts: hashes.length };
}
