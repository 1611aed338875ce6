import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';

/** The words of Markdown, for calendars and search engines, which show its marks. Pages leave out HTML and pictures as well. */
export function plainMarkdown(markdown: string): string {
  const blocks = fromMarkdown(markdown).children.flatMap((block) => (block.type === 'list' ? block.children : [block]));
  return blocks
    .map((block) => textOf(block, { includeHtml: false, includeImageAlt: false }).trim())
    .filter(Boolean)
    .join('\n');
}
