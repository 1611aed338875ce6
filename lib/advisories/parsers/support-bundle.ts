/** Rewrites the list in the about.md of a support bundle, `  * git:5.7.0 *(update available)* 'Git'`. */
export function rewriteSupportBundle(text: string): string {
  const [start = '', ...parts] = text.split(/^(\S.*)\n-+$/m);
  const active = parts[parts.indexOf('Active Plugins') + 1];
  const list = /^Jenkins\n=/.test(start) && active ? active : text;
  return list.replaceAll(/^( *\* [\w.-]{1,200}:[^\s:']{1,200}) (?:\*?\([^()\n]{0,200}\)\*? )?'.*'$/gm, '$1');
}
