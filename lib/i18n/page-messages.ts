import type { getTranslations } from 'next-intl/server';

/** The messages of the pages. */
type PageMessages = Awaited<ReturnType<typeof getTranslations<'pages'>>>;

/** A message that only some pages have; undefined if it doesn't exist. */
export function optionalPageMessage(pages: PageMessages, key: string): string | undefined {
  return isMessage(pages, key) ? pages(key) : undefined;
}

function isMessage(pages: PageMessages, key: string): key is Parameters<PageMessages>[0] & string {
  return pages.has(key as Parameters<PageMessages['has']>[0]);
}
