import { type DefaultTreeAdapterMap, parse } from 'parse5';

export type HtmlNode = DefaultTreeAdapterMap['node'];
export type HtmlElement = DefaultTreeAdapterMap['element'];
export type HtmlDocument = DefaultTreeAdapterMap['document'];

/** The page that was parsed last: the steps of the build often ask for the same one, one after another. */
let last: { html: string; scripting: boolean; document: HtmlDocument; all?: HtmlElement[] } | undefined;

/**
 * Parses a page. Every element has its position in the source, so that edits leave everything else unchanged; the
 * result is shared and must not be changed.
 * @param scripting whether `noscript` is plain text, as in a browser that runs scripts
 */
export function parseHtml(html: string, { scripting = true } = {}): HtmlDocument {
  if (last?.html !== html || last.scripting !== scripting) {
    last = { html, scripting, document: parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: scripting }) };
  }
  return last.document;
}

/** A text as it is written in HTML, as content or as the value of an attribute in double quotation marks. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** All elements of a page in document order, including those in templates. */
export function* elements(node: HtmlNode): Generator<HtmlElement> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elements(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

/** All elements of a page that runs scripts, in document order; like the page, they are shared and must not be changed. */
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

/** What takes the place of a part of a source text; where the part is empty, what is inserted. */
export interface Edit extends SourceRange {
  text: string;
}

/** The position of an element in the source, tags included. */
export function outerRange({ sourceCodeLocation: place }: HtmlElement): SourceRange {
  if (!place) throw new Error('The element was not in the source.');
  return { start: place.startOffset, end: place.endOffset };
}

/** Replaces parts of a source text, which must not overlap. Of two insertions in one place, the first comes first. */
export function replaceRanges(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(source.slice(done, start), text);
    done = end;
  }
  return parts.join('') + source.slice(done);
}

/** Changes a page by steps that look at the same elements, and not at each other's changes. */
export function editPage(html: string, ...steps: ((all: readonly HtmlElement[]) => Edit[])[]): string {
  return replaceRanges(
    html,
    steps.flatMap((step) => step(pageElements(html))),
  );
}
