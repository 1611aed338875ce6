import { dump } from 'js-yaml';
import { JSDOM } from 'jsdom';
import { maxNews, newsFile, newsSchema, type Post } from '@/lib/community/news';
import { maxDataBytes } from '@/lib/content/limits';
import { parseYaml } from '@/lib/content/parse-yaml';
import { lookFirst, quote } from './read-answers';
import { assertEnough, type Findings, leadingComments, type SourceContext } from './source';
import { SyncError } from './sync-error';

/**
 * The newest posts of the blog.
 * @throws SyncError or ContentError
 */
export async function newsSource({ options, fetch, read }: SourceContext): Promise<Findings> {
  const address = options.news;
  const text = read(newsFile);
  const before = newsSchema.catch([]).parse(parseYaml(newsFile, text));
  const { posts, leftOut } = readFeed(await fetch(address, maxDataBytes), address);
  if (!options.force) assertNewer(address, before, posts);

  const said = leftOut.map((entry) => `left out, because it lacks a title, a day or an address: ${quote(entry)}`);
  const edited = leadingComments(text) + dump(posts, { lineWidth: -1 });
  if (edited === text) return { edits: [], said: [...said, `the newest post is of ${posts[0]?.date}`] };
  const known = new Set(before.map(({ url }) => url));
  const added = posts.filter(({ url }) => !known.has(url));
  return {
    edits: [{ file: newsFile, text: edited }],
    said: [...said, `${added.length} new posts, the newest of ${posts[0]?.date}`],
  };
}

/** @throws SyncError when posts went, or the newest one is older than the newest here */
function assertNewer(address: string, before: readonly Post[], now: readonly Post[]): void {
  assertEnough('posts', address, { before: before.length, now: now.length });
  const [newest, last] = [now[0]?.date ?? '', before[0]?.date ?? ''];
  if (newest >= last) return;
  throw new SyncError(
    `${address} has ${newest} as its newest day, which is before the ${last} in ${newsFile}.`,
    `${lookFirst} If it is right, --force takes it.`,
  );
}

/**
 * The newest posts of an Atom feed, newest first, and the entries that are no posts.
 * @throws SyncError when it is no such feed
 */
export function readFeed(text: string, address: string): { posts: Post[]; leftOut: string[] } {
  const posts: Post[] = [];
  const leftOut: string[] = [];
  for (const entry of parseFeed(text, address).querySelectorAll('feed > entry')) {
    const field = (selector: string) => entry.querySelector(`:scope > ${selector}`);
    const link = field('link[rel="alternate"]') ?? field('link:not([rel])');
    const found = newsSchema.safeParse([
      {
        title: field('title')?.textContent?.replace(/\s+/g, ' ').trim(),
        url: repairSlashes(link?.getAttribute('href') ?? ''),
        date: (field('published') ?? field('updated'))?.textContent?.trim().slice(0, 10),
      },
    ]);
    if (found.success) posts.push(...found.data);
    else leftOut.push(entry.textContent?.replace(/\s+/g, ' ').trim() ?? '');
  }
  return { posts: newestOf(posts), leftOut };
}

/** By day, and by address within a day, so that the order of the feed does not matter. */
function newestOf(posts: readonly Post[]): Post[] {
  const sorted = posts.toSorted((a, b) => b.date.localeCompare(a.date) || a.url.localeCompare(b.url));
  return sorted.slice(0, maxNews);
}

function parseFeed(text: string, address: string): Document {
  // Names of characters are HTML's; XML knows five of them.
  const xml = text.trim().replace(/&(?!(?:amp|lt|gt|quot|apos);)[a-z]\w*;/gi, (name) => JSDOM.fragment(name).textContent ?? '');
  let document: Document;
  try {
    ({ document } = new JSDOM(xml, { contentType: 'application/xml' }).window);
  } catch (error) {
    throw new SyncError(`${address} is not XML: ${error instanceof Error ? error.message : String(error)}.`, lookFirst);
  }
  if (document.documentElement.localName === 'feed') return document;
  throw new SyncError(`${address} should be an Atom feed, found <${document.documentElement.localName}>.`, lookFirst);
}

/** The feed writes addresses with one slash at times. */
function repairSlashes(address: string): string {
  return address.replace(/^(https?:)\/(?!\/)/, '$1//');
}
