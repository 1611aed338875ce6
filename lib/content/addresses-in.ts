/** The site paths that a Markdown text links to. */
export function pathsInMarkdown(markdown: string): string[] {
  return [...markdown.matchAll(/\]\((\/[^\s)]*)/g)].flatMap(([, path]) => path ?? []);
}

/** The addresses that inline HTML links to. */
export function addressesInHtml(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}
