import { withBase } from '@/lib/i18n/base-path';
import type { SearchName } from '@/lib/routing/search-names';
import { hasEveryWord, isExactMatch } from './is-match';
import { correctedQuery, matchNames, pageOf } from './match-names';
import { type PassagePiece, passagePieces, passageText } from './passage';

/** A matching page with the passages that match. */
export interface FoundPage {
  title: string;
  passages: { title: string; href: string; pieces: PassagePiece[] }[];
}

export interface Found {
  pages: FoundPage[];
  /** The query that found them, if it is the visitor's without typing mistakes. */
  corrected?: string;
}

/** The part of Pagefind's API that is used here. */
interface Index {
  options(options: { excerptLength: number; baseUrl: string }): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<Fragment> }[] }>;
  destroy(): Promise<void>;
}

interface Fragment {
  url: string;
  content: string;
  excerpt: string;
  /** `release` is set on the page of a release. */
  meta: { title?: string; release?: string };
  sub_results: { title?: string; url: string; excerpt: string }[];
}

interface Loaded {
  index: Index;
  names: readonly SearchName[];
}

const site = withBase('/');
const folder = `${site}pagefind/`;
/** Names shown before the pages that have the words in their text. */
const maxNames = 5;
const maxPassages = 3;
/** In words; a match in the middle is still visible on a single line on a phone. */
const excerptLength = 9;
/** Timeout after which a search counts as failed, in milliseconds. */
const timeout = 20_000;

let loading: Promise<Loaded> | undefined;
let attempts = 0;

/**
 * Searches the names and the index of the page's language, fetching the fragments that the query needs. If nothing matches, it
 * searches for the query without typing mistakes.
 * @throws when the index can't be loaded; the next call tries again
 */
export async function searchSite(query: string): Promise<Found> {
  try {
    return await within(timeout, find(query));
  } catch (error) {
    const broken = loading;
    loading = undefined;
    broken?.then(({ index }) => index.destroy()).catch(() => {});
    throw error;
  }
}

async function find(query: string): Promise<Found> {
  loading ??= load();
  const loaded = await loading;
  const pages = await findPages(loaded, query);
  const corrected = pages.length === 0 ? correctedQuery(loaded.names, query) : undefined;
  return corrected ? { pages: await findPages(loaded, corrected), corrected } : { pages };
}

/** The pages whose names match, and then those whose text does. */
async function findPages({ index, names }: Loaded, query: string): Promise<FoundPage[]> {
  // The index has the parts of "Ubuntu/Debian" as separate words.
  const { results } = await index.search(query.replaceAll(/[/:]/g, ' '));
  // Pagefind treats fragments it can't fetch as empty, so without a connection an empty result proves nothing.
  if (results.length === 0) await fetch(`${folder}pagefind-entry.json`, { method: 'HEAD', cache: 'no-store' });
  // All of them, because only their texts tell how many pages there are. They are small, and load once.
  const candidates = await Promise.all(results.map((result) => result.data()));
  const fragments = candidates.filter(({ content }) => hasEveryWord(passageText(content), query));
  const named = matchNames(names, query);
  const first = named.slice(0, maxNames);
  const pageOfName = ({ title, href }: SearchName): FoundPage => {
    const page = fragments.find(({ url }) => url === pageOf(href));
    return { title, passages: [{ title, href, pieces: passagePieces(page?.excerpt ?? '') }] };
  };
  const byText = fragments
    .filter(({ url }) => first.every(({ href }) => pageOf(href) !== url))
    .map(({ url, excerpt, meta: { title = '', release }, sub_results }) => ({
      title: passageText(title),
      passages: (release ? [{ url, excerpt, title }] : sub_results.slice(0, maxPassages)).map((passage) => ({
        title: passageText(passage.title ?? title),
        href: passage.url,
        pieces: passagePieces(passage.excerpt),
      })),
    }));
  // The index counts "certificats" for "certificat", but the page with the word itself is the better answer.
  const [exact, similar] = [byText.filter(isExact), byText.filter((page) => !isExact(page))];
  const rest = named.slice(maxNames).filter(({ href }) => fragments.every(({ url }) => pageOf(href) !== url));
  return [...first.map(pageOfName), ...exact, ...similar, ...rest.map(pageOfName)];

  function isExact({ passages }: FoundPage): boolean {
    return passages.some(({ pieces }) => pieces.some(({ text, marked }) => marked && isExactMatch(text, query)));
  }
}

async function load(): Promise<Loaded> {
  attempts += 1;
  // Browsers cache a failed module script; a different URL forces a new request.
  const address = `${folder}pagefind.js${attempts > 1 ? `?attempt=${attempts}` : ''}`;
  const [index, names] = await Promise.all([
    import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address) as Promise<Index>,
    loadNames(),
  ]);
  await index.options({ excerptLength, baseUrl: site });
  return { index, names };
}

async function loadNames(): Promise<SearchName[]> {
  const response = await fetch(`${folder}${document.documentElement.lang}.json`);
  if (!response.ok) throw new Error(`The names could not be loaded: ${response.status}`);
  return response.json();
}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The search took too long.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
