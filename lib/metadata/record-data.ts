import type { Artwork } from '@/lib/artwork/artwork';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Book } from '@/lib/records/books';
import { resolveDestination } from '@/lib/routing/destinations';
import { loadLinks } from '@/lib/site/links';
import { loadSite } from '@/lib/site/site';

/** The books as structured data (schema.org). */
export function bookListData(books: readonly Book[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: books.map(({ title, authors, publisher, publication_year: year, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Book',
        name: title,
        author: authors.map((name) => ({ '@type': 'Person', name })),
        publisher: publisher && { '@type': 'Organization', name: publisher },
        datePublished: year && String(year),
        url,
      },
    })),
  };
}

/** The logos as structured data (schema.org), so that image search shows license and credit. */
export function artworkData(artworks: readonly Artwork[]): object {
  const { property } = loadSite();
  return {
    '@context': 'https://schema.org',
    '@graph': artworks.map(({ name, href, credit }) => ({
      '@type': 'ImageObject',
      name,
      contentUrl: new URL(href, property).href,
      creditText: credit?.text,
      license: loadLinks().ccBySa3,
      acquireLicensePage: property + resolveDestination('artwork', defaultLocale).href,
    })),
  };
}
