import { changelogFeed } from '@/lib/changelog/feed';

export const dynamic = 'force-static';

/** The newest releases of the LTS line for feed readers. */
export async function GET() {
  const feed = await changelogFeed('stable');
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
