import { integrityOf, scriptAddress } from './add-integrity';
import { inlineScriptHashes } from './add-policy';
import { addressOf, exportFiles, readExport } from './export-files';
import { attribute, elements, parseHtml } from './html';

/**
 * Checks that every page has a policy before its first script, which allows its inline scripts by hash and
 * nothing else inline, and that its script files have their hashes.
 * @returns one line per page that fails
 */
export function checkPolicies(): { problems: string[]; pages: number; scripts: number } {
  const problems: string[] = [];
  let scripts = 0;
  const files = exportFiles('.html');
  for (const file of files) {
    const html = readExport(file);
    const all = [...elements(parseHtml(html))];
    const place = all.findIndex((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy');
    const meta = all[place];
    const policy = (meta && attribute(meta, 'content')) ?? '';
    const say = (problem: string) => problems.push(`${addressOf(file)}: ${problem}`);

    if (!policy) say('no Content-Security-Policy');
    if (all.slice(0, Math.max(place, 0)).some((element) => element.tagName === 'script')) say('a script comes before the policy');
    for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'"]) if (policy.includes(unsafe)) say(`the policy allows ${unsafe}`);
    for (const hash of inlineScriptHashes(html)) {
      scripts += 1;
      if (!policy.includes(`'sha256-${hash}'`)) say(`the policy lacks the inline script ${hash}`);
    }
    for (const element of all) {
      const script = scriptAddress(element);
      if (script && attribute(element, 'integrity') !== integrityOf(script)) say(`${script} lacks the hash of its file`);
      const inline = element.attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
      if (inline || element.tagName === 'style')
        say(`<${element.tagName}> has inline ${inline?.name ?? 'styles'}, which the policy blocks`);
    }
  }
  return { problems, pages: files.length, scripts };
}
