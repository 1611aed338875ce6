import { fromMarkdown } from 'mdast-util-from-markdown';
import { parseAddress } from '@/lib/content/address';
import { faultyElements } from '@/lib/content/inline-html';

/** A part of a text that pages don't show as its author expects. */
export interface TextFault {
  /** The part of the text, on one line. */
  text: string;
  expected: string;
}

const markdownMarks = /!?\[[^\]\n]*\]\([^)\n]*\)|\*\*[^*\n]+\*\*/g;
const otherMarks = /<[a-z][^<>]*>|`[^`\n]+`|&(?:#\d+|[a-z]+);/gi;

/** The marks in a plain text, which pages show as they are. */
export function plainTextFaults(text: string): TextFault[] {
  const expected = 'plain text, because pages show marks as they are';
  return [markdownMarks, otherMarks].flatMap((marks) => [...text.matchAll(marks)].map(([mark]) => ({ text: mark, expected })));
}

/** HTML that pages leave out or that has no end, and marks of Markdown, which pages show as they are. */
export function inlineHtmlFaults(html: string): TextFault[] {
  const code = /<(code|tt|kbd)>[\s\S]*?<\/\1>|`[^`]+`/gi;
  const marks = [...html.replace(code, '').matchAll(markdownMarks)];
  return [
    ...faultyElements(html),
    ...marks.map(([text]) => ({ text, expected: 'HTML instead of Markdown, such as <b> or <a href>' })),
  ];
}

/** HTML and pictures in Markdown, which pages leave out, and addresses that lead nowhere. */
export function markdownFaults(markdown: string): TextFault[] {
  return [...nodesIn(fromMarkdown(markdown))].flatMap((node) => {
    const [text = ''] = markdown.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
    if (node.type === 'html' && text.startsWith('</')) return [];
    if (node.type === 'html') return [{ text, expected: 'Markdown without HTML, which pages leave out' }];
    if (node.type === 'image' || node.type === 'imageReference')
      return [{ text, expected: 'Markdown without pictures, which pages leave out' }];
    const { expected } = node.type === 'link' ? parseAddress(node.url) : {};
    return expected ? [{ text, expected }] : [];
  });
}

type Nodes = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}
