import { brandSprite } from '@/lib/icons/brand-sprite';

export const dynamic = 'force-static';

/** The marks of platforms and clouds as one file. */
export function GET() {
  return new Response(brandSprite(), { headers: { 'content-type': 'image/svg+xml' } });
}
