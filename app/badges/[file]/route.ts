import { badgeFile, badgeNames } from '@/lib/changelog/feeds/badges';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return badgeNames().flatMap((name) => [{ file: `${name}.svg` }, { file: `${name}.json` }]);
}

/** The badges of releases (docs/behavior.md, Open data). */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const badge = badgeFile((await params).file);
  if (!badge) return new Response(null, { status: 404 });
  return new Response(badge.text, { headers: { 'content-type': badge.contentType } });
}
