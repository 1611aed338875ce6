import { isMatch, titleFit } from './is-match';
import { type PassagePiece, passagePieces } from './passage';

/** A matching page with the passages that match. */
export interface FoundPage {
  title: string;
  passages: { title: string; href: string; pieces: PassagePiece[] }[];
}

export interface Found {
  pages: FoundPage[];
}

/** The part of Pagefind's API that is used here. */
interface Index {
  options(options: { excerptLength: number; baseUrl: string }): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<Fragment> }[] }>;
  destroy(): Promise<void>;
}

interface Fragment {
  meta: { title?: string };
  sub_results: { title?: string; url: string; excerpt: string }[];
}

const site = `${process.env.SITE_BASE ?? ''}/`;
const folder = `${site}pagefind/`;
const maxPages = 8;
const maxPassages = 3;
/** In words; a match in the middle is still visible on a single line on a phone. */
const excerptLength = 9;
/** Timeout after which a search counts as failed, in milliseconds. */
const timeout = 20_000;

let index: Promise<Index> | undefined;
let attempts = 0;

/**
 * Searches the index of the page's language, fetching the fragments that the query needs.
 * @throws when the index can't be loaded; the next call tries again
 */
export async function searchIndex(query: string): Promise<Found> {
  try {
    return await within(timeout, find(query));
  } catch (error) {
    const broken = index;
    index = undefined;
    broken?.then((loaded) => loaded.destroy()).catch(() => {});
    throw error;
  }
}

async function find(query: string): Promise<Found> {
  index ??= load();
  const { results } = await (await index).search(query);
  // Pagefind treats fragments it can't fetch as empty, so without a connection an empty result proves nothing.
  if (results.length === 0) await fetch(`${folder}pagefind-entry.json`, { method: 'HEAD', cache: 'no-store' });
  const fragments = await Promise.all(results.slice(0, maxPages).map((result) => result.data()));
  const pages = fragments.map(({ meta, sub_results }) => ({
    title: meta.title ?? '',
    passages: sub_results.slice(0, maxPassages).map(({ title, url, excerpt }) => ({
      title: title ?? meta.title ?? '',
      href: url,
      pieces: passagePieces(excerpt),
    })),
  }));
  const matching = pages.filter(({ passages }) =>
    passages.some(({ pieces }) => pieces.some(({ text, marked }) => marked && isMatch(text, query))),
  );
  return { pages: matching.sort((one, other) => titleFit(other.title, query) - titleFit(one.title, query)) };
}

async function load(): Promise<Index> {
  attempts += 1;
  // Browsers cache a failed module script; a different URL forces a new request.
  const address = `${folder}pagefind.js${attempts > 1 ? `?attempt=${attempts}` : ''}`;
  const loaded: Index = await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address);
  await loaded.options({ excerptLength, baseUrl: site });
  return loaded;
}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The search took too long.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
