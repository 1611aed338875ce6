import { type DefaultTreeAdapterMap, parse } from 'parse5';

export type HtmlNode = DefaultTreeAdapterMap['node'];
export type HtmlElement = DefaultTreeAdapterMap['element'];
export type HtmlDocument = DefaultTreeAdapterMap['document'];

/** Parses a page; every element knows where it stands in the source, so that edits leave the rest as it is. */
export function parseHtml(html: string): HtmlDocument {
  return parse(html, { sourceCodeLocationInfo: true });
}

/** All elements of a page, in document order, those inside templates included. */
export function* elements(node: HtmlNode): Generator<HtmlElement> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elements(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

/** The value of an attribute, or undefined. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The text directly inside an element, such as a script's. */
export function textOf(element: HtmlElement): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

interface SourceRange {
  start: number;
  end: number;
}

/** Where an element stands in the source, tags included. */
export function outerRange({ sourceCodeLocation: place }: HtmlElement): SourceRange {
  if (!place) throw new Error('The element was not in the source.');
  return { start: place.startOffset, end: place.endOffset };
}

/** Where the content of an element stands in the source. */
export function innerRange({ sourceCodeLocation: place }: HtmlElement): SourceRange {
  if (!place?.startTag || !place.endTag) throw new Error('The element has no start or end tag in the source.');
  return { start: place.startTag.endOffset, end: place.endTag.startOffset };
}

/** Replaces parts of a source text; the parts must not overlap. */
export function replaceRanges(source: string, edits: readonly (SourceRange & { text: string })[]): string {
  let result = source;
  for (const { start, end, text } of [...edits].sort((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}
