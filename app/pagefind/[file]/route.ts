import { locales } from '@/lib/i18n/locales';
import { searchNames } from '@/lib/routing/search-names';

export const dynamic = 'force-static';
export const dynamicParams = false;

const ending = '.json';

export function generateStaticParams() {
  return locales.map((locale) => ({ file: locale + ending }));
}

/** The names that the search knows in a language, next to the index that the build adds (docs/decisions/search.md). */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const locale = locales.find((candidate) => candidate + ending === file);
  return locale ? Response.json(await searchNames(locale)) : new Response(null, { status: 404 });
}
