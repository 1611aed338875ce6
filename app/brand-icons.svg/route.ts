import { brandSprite } from '@/lib/icons/brand-sprite';

export const dynamic = 'force-static';

/** The logos of platforms and clouds as one sprite. */
export function GET() {
  return new Response(brandSprite(), { headers: { 'content-type': 'image/svg+xml' } });
}
