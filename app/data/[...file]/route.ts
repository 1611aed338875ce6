import { publishedFiles } from '@/lib/content/published-files';
import { readContentText } from '@/lib/content/read-content';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return publishedFiles().map(({ url }) => ({ file: url.split('/').slice(2) }));
}

/** Publishes a content file as open data, as it is (specification, section 7). */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const url = `/data/${(await params).file.join('/')}`;
  const published = publishedFiles().find((file) => file.url === url);
  if (!published) return new Response(null, { status: 404 });
  return new Response(readContentText(published.file), { headers: { 'content-type': 'application/yaml; charset=utf-8' } });
}
