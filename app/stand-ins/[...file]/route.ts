import { standIns } from '@/lib/published/stand-ins';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return standIns().map(({ path }) => ({ file: path.split('/').slice(2) }));
}

/** A drawing that stands in for a picture that is not available. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const path = `/stand-ins/${(await params).file.join('/')}`;
  const standIn = standIns().find((candidate) => candidate.path === path);
  if (!standIn) return new Response(null, { status: 404 });
  return new Response(standIn.draw(), { headers: { 'content-type': 'image/svg+xml' } });
}
