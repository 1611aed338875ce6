import { readFileSync } from 'node:fs';
import { codeFiles } from '@/scripts/check-unused/read-imports';

/** The components that the text of a page can name as tags, such as `<Video>`. */
export interface PageBlocks {
  /** The file that has them in `blocks`. */
  file: string;
  tags: readonly string[];
}

/** Tags that every text page has. */
const everywhere = ['Figure'];

/**
 * Finds what each text page can name, in the files that render it: `<TextPage route="chat" blocks={{ Rooms: … }}>`.
 * @returns the components by the name of the page
 */
export function pageBlocks(): Map<string, PageBlocks> {
  const found = codeFiles(['app', 'components']).flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const tags = [...code.matchAll(/(?:^|[{,])\s*([A-Z]\w*):/gm)].flatMap(([, tag = '']) => tag);
    return [...code.matchAll(/\sroute="(\w+)"/g)].map(([, page = '']) => ({ page, file, tags }));
  });
  const blocks = new Map<string, PageBlocks>();
  for (const { page, file, tags } of found) {
    const before = blocks.get(page);
    // Some pages render their text in a component of its own.
    if (!before || tags.length > 0) blocks.set(page, { file, tags: [...(before?.tags ?? []), ...tags] });
  }
  return blocks;
}

/**
 * Finds components that no text of their page names any more, such as those of a section that was moved or removed.
 * @param texts the messages of each page
 * @returns one line per component, naming the page's file
 */
export function unusedBlocks(blocks: ReadonlyMap<string, PageBlocks>, texts: ReadonlyMap<string, unknown>): string[] {
  return [...blocks].flatMap(([page, { file, tags }]) => {
    const text = JSON.stringify(texts.get(page) ?? {});
    return tags
      .filter((tag) => !new RegExp(`<${tag}\\b`).test(text))
      .map((tag) => `${file}: no message of pages.${page}.sections names <${tag}>: remove it, or move it along with its section`);
  });
}

/**
 * Why a message can't name a component; undefined if it can.
 * @param key the message's key
 * @param tag a tag that begins with a capital letter
 */
export function blockProblem(blocks: ReadonlyMap<string, PageBlocks>, key: string, tag: string): string | undefined {
  const [, page = ''] = /^pages\.(\w+)\.sections\./.exec(key) ?? [];
  if (!page) return `<${tag}> is a component, which only the sections of a text page can name: remove the tag`;
  const own = blocks.get(page);
  if (!own || [...everywhere, ...own.tags].includes(tag)) return undefined;
  // Several pages may have components of the same name, such as videos, and only the section's former page has the right one.
  const [other, another] = [...blocks.values()].filter(({ tags }) => tags.includes(tag));
  const example = other && !another ? `, as in ${other.file}` : '';
  return `<${tag}> is a component that this page doesn't have: add it to \`blocks\` in ${own.file}${example}, or remove the tag`;
}
