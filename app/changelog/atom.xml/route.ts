import { changelogFeed } from '@/lib/changelog/feed';

export const dynamic = 'force-static';

/** The newest releases of the weekly line for feed readers. */
export async function GET() {
  const feed = await changelogFeed('weekly');
  return new Response(feed.atom1(), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
