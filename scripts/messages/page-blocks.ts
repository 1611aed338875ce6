import { readFileSync } from 'node:fs';
import { codeFiles } from '@/scripts/check-unused/read-imports';

/** What the text of a page can contain besides links. */
export interface PageBlocks {
  /** The file that has it in `blocks` and `values`. */
  file: string;
  /** The components that it can name as tags, such as `<Video>`. */
  tags: readonly string[];
  /** Whether the page has values for placeholders. Their names are only known when it is rendered. */
  hasValues: boolean;
}

/** Tags that every text page has. */
const everywhere = ['Figure'];

/**
 * Finds what each text page can name, in the files that render it: `<TextPage route="chat" blocks={{ Rooms: … }}>`.
 * @returns what they can contain, by the name of the page
 */
export function pageBlocks(): Map<string, PageBlocks> {
  const found = codeFiles(['app', 'components']).flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const tags = [...code.matchAll(/(?:^|[{,])\s*([A-Z]\w*):/gm)].flatMap(([, tag = '']) => tag);
    const hasValues = /\svalues=\{/.test(code);
    return [...code.matchAll(/\sroute="(\w+)"/g)].map(([, page = '']) => ({ page, file, tags, hasValues }));
  });
  const blocks = new Map<string, PageBlocks>();
  for (const { page, file, tags, hasValues } of found) {
    const before = blocks.get(page);
    // Some pages render their text in a component of its own.
    if (!before || tags.length > 0 || hasValues)
      blocks.set(page, { file, tags: [...(before?.tags ?? []), ...tags], hasValues: hasValues || before?.hasValues === true });
  }
  return blocks;
}

/**
 * Finds components that no text of their page names any more, and values without a placeholder, such as those of a section that
 * was moved or removed.
 * @param texts the sections of each page
 * @returns one line each, naming the page's file
 */
export function unusedBlocks(blocks: ReadonlyMap<string, PageBlocks>, texts: ReadonlyMap<string, unknown>): string[] {
  return [...blocks].flatMap(([page, { file, tags, hasValues }]) => {
    const text = JSON.stringify(texts.get(page) ?? {});
    const unused = [
      ...tags.filter((tag) => !new RegExp(`<${tag}\\b`).test(text)).map((tag) => `names <${tag}>: remove it`),
      ...(hasValues && !/\{\w/.test(text) ? ['has a placeholder: remove `values`'] : []),
    ];
    return unused.map((what) => `${file}: no message of pages.${page}.sections ${what}, or move it along with its section`);
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

/**
 * Why a message can't have placeholders; undefined if it can, or if it isn't in a section of a text page.
 * @param key the message's key
 * @param names its placeholders
 * @param texts the sections of each page
 */
export function valueProblem(
  blocks: ReadonlyMap<string, PageBlocks>,
  key: string,
  names: readonly string[],
  texts: ReadonlyMap<string, unknown>,
): string | undefined {
  const [, page = ''] = /^pages\.(\w+)\.sections\./.exec(key) ?? [];
  const own = blocks.get(page);
  if (!own || own.hasValues || names.length === 0) return undefined;
  const other = [...blocks].find(
    ([name, { hasValues }]) => hasValues && new RegExp(`\\{${names[0]}\\b`).test(JSON.stringify(texts.get(name) ?? {})),
  );
  const example = other ? `, as in ${other[1].file}` : ' (docs/how-to/edit-a-text-page.md)';
  return `this page has no value for {${names.join('}, {')}}: add \`values\` in ${own.file}${example}, or remove the placeholder`;
}
