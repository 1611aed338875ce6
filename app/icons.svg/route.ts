import { iconSprite } from '@/lib/icons/icon-sprite';

export const dynamic = 'force-static';

/** The site's icons as one sprite. */
export function GET() {
  return new Response(iconSprite(), { headers: { 'content-type': 'image/svg+xml' } });
}
