/**
 * Rewrites the output of the `list-plugins` command, columns with the id, the title and the version, and in parentheses the available
 * one. Behind the longest id and the longest title is only one space.
 */
export function rewriteListPlugins(text: string): string {
  const widths = new Set([...text.matchAll(/^[\w.-]{1,200} {2,200}(?=\S)/gm)].map(([column]) => column.length));
  return text.replaceAll(
    /^([\w.-]{1,200}) +(?=(\S.{0,200}?) +(\d\S{0,200})(?: +\(\S{1,200}\))?$).*/gm,
    (line, id, title, version) =>
      widths.has(line.indexOf(title, id.length)) && !/\d\.\d|:\s*\d/.test(title) ? `${id}:${version}` : line,
  );
}
