import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';

/** The inline HTML that records may contain: text formatting, paragraphs, lists and links. */
const tagNames = ['a', 'b', 'br', 'code', 'em', 'i', 'kbd', 'li', 'ol', 'p', 'strong', 'tt', 'u', 'ul'];

const schema: Schema = {
  ...defaultSchema,
  tagNames,
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  ancestors: { ...defaultSchema.ancestors, li: ['ol', 'ul'] },
};

export type InlineHtmlTree = ReturnType<typeof sanitize>;

/**
 * Reads a record's text that may contain inline HTML: its elements without those that it may not contain. What editors of the
 * Jenkins project write by mistake is read as it was meant: a `<` that begins no tag, a tag that is shown as code, and the list
 * marks and backticks of Markdown.
 */
export function readInlineHtml(html: string): InlineHtmlTree {
  return sanitize(fromHtml(withLists(withCode(withoutStrays(html))), { fragment: true }), schema);
}

/** The links in inline HTML. */
export function* anchorsIn(node: InlineHtmlTree): Generator<Extract<InlineHtmlTree, { type: 'element' }>> {
  if (node.type === 'element' && node.tagName === 'a') yield node;
  if ('children' in node) for (const child of node.children) yield* anchorsIn(child);
}

function withoutStrays(html: string): string {
  return html.replaceAll(/<(?!\/?[a-z][^<>]*>|!--)/gi, '&lt;');
}

/** What is code stays code, in elements or between backticks, and the tags in it that have no meaning here are shown. */
function withCode(html: string): string {
  return html.replaceAll(
    /<(code|tt|kbd)>([\s\S]*?)<\/\1>|`([^`]+)`/gi,
    (_, tag: string | undefined, inside: string | undefined, quoted = '') =>
      tag === undefined ? `<code>${withShownTags(quoted)}</code>` : `<${tag}>${withShownTags(inside ?? '')}</${tag}>`,
  );
}

function withShownTags(code: string): string {
  return code.replaceAll(/<(?=\/?([^\s<>/]*))/g, (mark, name: string) => (tagNames.includes(name.toLowerCase()) ? mark : '&lt;'));
}

const item = /^[*-] +(?=\S)/;

/** Lines that begin with a list mark become a list; a mark before the only line of a text says nothing. */
function withLists(html: string): string {
  const lines = html.split('\n');
  if (!lines.some((line) => item.test(line))) return html;
  if (lines.filter((line) => item.test(line)).length === 1 && item.test(html)) return html.replace(item, '');
  let isOpen = false;
  const parts = lines.map((line) => {
    const isItem = item.test(line);
    // Indented lines go on with the item before them.
    const isInList = isItem || (isOpen && /^\s+\S/.test(line));
    const before = isItem && !isOpen ? '<ul>' : isOpen && !isInList ? '</ul>' : '';
    isOpen = isInList;
    return before + (isItem ? `<li>${line.replace(item, '')}` : line);
  });
  return parts.join('\n') + (isOpen ? '</ul>' : '');
}
