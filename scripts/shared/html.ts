import { type DefaultTreeAdapterMap, parse } from 'parse5';

export type HtmlNode = DefaultTreeAdapterMap['node'];
export type HtmlElement = DefaultTreeAdapterMap['element'];
export type HtmlDocument = DefaultTreeAdapterMap['document'];

/** The most recently parsed page: consecutive build steps often parse the same one. */
let last: { html: string; scripting: boolean; document: HtmlDocument; all?: HtmlElement[] } | undefined;

/**
 * Parses a page with source positions, so that edits can leave everything else unchanged. The result is cached: don't
 * modify it.
 * @param scripting whether the content of `noscript` is parsed as text, as in a browser that runs scripts
 */
export function parseHtml(html: string, { scripting = true } = {}): HtmlDocument {
  if (last?.html !== html || last.scripting !== scripting) {
    last = { html, scripting, document: parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: scripting }) };
  }
  return last.document;
}

/** Escapes text for use in HTML, as content or in a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** All elements of a page in document order, including those in templates. */
export function* elements(node: HtmlNode): Generator<HtmlElement> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elements(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

/** All elements of a page, parsed as with scripting enabled, in document order. The result is cached: don't modify it. */
export function pageElements(html: string): readonly HtmlElement[] {
  const document = parseHtml(html);
  const all = last?.all ?? [...elements(document)];
  if (last) last.all = all;
  return all;
}

/** The value of an attribute, if the element has it. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The direct text content of an element such as a script. */
export function textOf(element: HtmlElement): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

export interface SourceRange {
  start: number;
  end: number;
}

/** The replacement of a range of a source text; an insertion if the range is empty. */
export interface Edit extends SourceRange {
  text: string;
}

/** The range of an element in the source, including its tags. */
export function outerRange({ sourceCodeLocation: place }: HtmlElement): SourceRange {
  if (!place) throw new Error('The element has no position in the source: the parser inserted it.');
  return { start: place.startOffset, end: place.endOffset };
}

/** Replaces ranges of a source text. They must not overlap; insertions at the same position keep their order. */
export function replaceRanges(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(source.slice(done, start), text);
    done = end;
  }
  return parts.join('') + source.slice(done);
}

/** Applies edits to a page. Each step gets the elements of the original page, without the edits of the others. */
export function editPage(html: string, ...steps: ((all: readonly HtmlElement[]) => Edit[])[]): string {
  return replaceRanges(
    html,
    steps.flatMap((step) => step(pageElements(html))),
  );
}
