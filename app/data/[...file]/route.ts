import { tryContent } from '@/lib/content/try-content';
import { publishedFiles } from '@/lib/open-data/data-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Skips files whose source can't be read, so that the rest of the site still builds. */
export function generateStaticParams() {
  const readable = publishedFiles().filter(({ read }) => tryContent(read) !== undefined);
  return readable.map(({ url }) => ({ file: url.split('/').slice(2) }));
}

/** Serves open data (docs/behavior.md, Open data). */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const url = `/data/${(await params).file.join('/')}`;
  const published = publishedFiles().find((file) => file.url === url);
  if (!published) return new Response(null, { status: 404 });
  return new Response(published.read(), { headers: { 'content-type': published.contentType } });
}
