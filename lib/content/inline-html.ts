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
 * Parses and sanitizes inline HTML. Also fixes common mistakes in upstream records: a `<` that doesn't start a tag, unescaped
 * tags in code, and Markdown lists and backticks.
 */
export function readInlineHtml(html: string): InlineHtmlTree {
  return sanitize(fromHtml(withLists(withCode(withoutStrays(html))), { fragment: true }), schema);
}

/** The elements of inline HTML that pages leave out or that have no end, each with its tag and the beginning of its text. */
export function faultyElements(html: string): { text: string; expected: string }[] {
  const source = withCode(withoutStrays(html));
  return [...elementsIn(fromHtml(source, { fragment: true, verbose: true }))].flatMap(({ tagName, data, position }) => {
    const [text = ''] = /^<[^>]*>[^\s<]*/.exec(source.slice(position?.start.offset)) ?? [];
    if (!tagNames.includes(tagName)) return [{ text, expected: `one of the elements ${tagNames.join(', ')}, or &lt; for a <` }];
    const needsEnd = !['br', 'li', 'p'].includes(tagName) && !data?.position?.closing;
    return needsEnd ? [{ text, expected: `</${tagName}> after it` }] : [];
  });
}

function* elementsIn(node: InlineHtmlTree): Generator<Extract<InlineHtmlTree, { type: 'element' }>> {
  if (node.type === 'element') yield node;
  if ('children' in node) for (const child of node.children) yield* elementsIn(child);
}

/** The links in inline HTML. */
export function* anchorsIn(node: InlineHtmlTree): ReturnType<typeof elementsIn> {
  for (const element of elementsIn(node)) if (element.tagName === 'a') yield element;
}

function withoutStrays(html: string): string {
  return html.replaceAll(/<(?!\/?[a-z][^<>]*>|!--)/gi, '&lt;');
}

/** Converts backticks to code elements, and escapes tags in code unless they are allowed. */
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

/** Converts Markdown list items to a list. A marker before the only item is dropped. */
function withLists(html: string): string {
  const lines = html.split('\n');
  if (!lines.some((line) => item.test(line))) return html;
  if (lines.filter((line) => item.test(line)).length === 1 && item.test(html)) return html.replace(item, '');
  let isOpen = false;
  const parts = lines.map((line) => {
    const isItem = item.test(line);
    // Indented lines continue the previous item.
    const isInList = isItem || (isOpen && /^\s+\S/.test(line));
    const before = isItem && !isOpen ? '<ul>' : isOpen && !isInList ? '</ul>' : '';
    isOpen = isInList;
    return before + (isItem ? `<li>${line.replace(item, '')}` : line);
  });
  return parts.join('\n') + (isOpen ? '</ul>' : '');
}
