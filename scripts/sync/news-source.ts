import { parseFragment } from 'parse5';
import { SaxesParser } from 'saxes';
import { maxNews, newsFile, newsSchema, type Post } from '@/lib/community/news';
import { SourceError } from '@/scripts/data/source-error';
import { checkFirst, quote } from './read-responses';
import { doubtsAbout, fileSource } from './source';

/** Updates the newest posts of the blog from its feed. */
export const newsSource = fileSource({
  file: newsFile,
  address: ({ news }) => news,
  read(text, address, content) {
    const before = newsSchema.catch([]).parse(content);
    const { posts, invalidRecords } = readFeed(text, address);
    const [newest, last] = [posts[0]?.date ?? '', before[0]?.date ?? ''];
    const older = `The newest post in ${address} is from ${newest}, older than the newest in ${newsFile}, from ${last}.`;
    const known = new Set(before.map(({ url }) => url));
    const added = posts.filter(({ url }) => !known.has(url));
    const [broken = ''] = invalidRecords;
    const skipped = `${invalidRecords.length} entries skipped without a valid title, date or address, such as ${quote(broken)}`;
    return {
      data: posts,
      doubts: [...doubtsAbout('posts', address, { before: before.length, now: posts.length }), ...(newest < last ? [older] : [])],
      messages: [
        ...(invalidRecords.length > 0 ? [skipped] : []),
        added.length > 0 ? `${added.length} new posts, the newest from ${newest}` : `no new posts since ${newest}`,
      ],
    };
  },
});

/**
 * The newest posts of an Atom feed, newest first, and its invalid entries as text.
 * @throws SourceError if the text is not an Atom feed
 */
export function readFeed(text: string, address: string): { posts: Post[]; invalidRecords: string[] } {
  const posts: Post[] = [];
  const invalidRecords: string[] = [];
  for (const { title = '', link = '', published, updated = '', authors = [] } of readEntries(text, address)) {
    const names = authors.map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean);
    const post = {
      title: title.replace(/\s+/g, ' ').trim(),
      url: repairSlashes(link.trim()),
      date: (published ?? updated).trim().slice(0, 10),
      ...(names.length > 0 ? { author: names.join(', ') } : {}),
    };
    const { data } = newsSchema.safeParse([post]);
    if (data) posts.push(...data);
    else invalidRecords.push(Object.values(post).join(' '));
  }
  return { posts: newestOf(posts), invalidRecords };
}

/** Sorted by date and then by URL, so that the result doesn't depend on the order of the feed. */
function newestOf(posts: readonly Post[]): Post[] {
  const sorted = posts.toSorted((a, b) => b.date.localeCompare(a.date) || a.url.localeCompare(b.url));
  return sorted.slice(0, maxNews);
}

/** The fields of an Atom entry that are used; `link` is its URL. */
type Entry = Partial<Record<'title' | 'link' | 'published' | 'updated', string>> & { authors?: string[] };

/** Parses the feed as a stream of events, which is many times faster than building a tree of the whole blog. */
function readEntries(text: string, address: string): Entry[] {
  const entries: Entry[] = [];
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    if (path[0] !== 'feed') throw new SourceError(`${address} should be an Atom feed, found <${name}>.`, checkFirst);
    const [, parent, field, deeper] = path;
    if (parent !== 'entry' || deeper !== undefined) return;
    if (field === undefined) entries.push({});
    const entry = entries.at(-1);
    if (field === 'author' && entry) entry.authors = [...(entry.authors ?? []), ''];
    if (field === 'link' && entry && (attributes.rel ?? 'alternate') === 'alternate') entry.link ??= attributes.href;
  });
  const addText = (chunk: string) => {
    const [, parent, field, deeper] = path;
    const entry = entries.at(-1);
    if (parent !== 'entry' || !entry) return;
    if (field === 'author' && deeper === 'name' && entry.authors) entry.authors.push((entry.authors.pop() ?? '') + chunk);
    if (field === 'title' || field === 'published' || field === 'updated') entry[field] = (entry[field] ?? '') + chunk;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => path.pop());
  try {
    // The feed uses HTML's named character references; XML defines only five.
    parser.write(text.trim().replace(/&(?!(?:amp|lt|gt|quot|apos);)[a-z]\w*;/gi, decode)).close();
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(`${address} is not valid XML: ${error instanceof Error ? error.message : String(error)}.`, checkFirst);
  }
  return entries;
}

/** Decodes a named character reference of HTML. Unknown names stay unchanged. */
function decode(name: string): string {
  const [node] = parseFragment(name).childNodes;
  return node && 'value' in node ? node.value.replaceAll('&', '&amp;') : '';
}

/** Repairs an upstream quirk: some URLs in the feed have only one slash after the scheme. */
function repairSlashes(address: string): string {
  return address.replace(/^(https?:)\/(?!\/)/, '$1//');
}
