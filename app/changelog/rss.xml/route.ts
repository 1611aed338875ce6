import { changelogFeed } from '@/lib/changelog/feed';

export const dynamic = 'force-static';

/** The newest releases of the weekly line for feed readers. */
export async function GET() {
  const feed = await changelogFeed('weekly');
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
