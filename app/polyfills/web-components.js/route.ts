import { readPolyfill } from '@/lib/site/polyfill';

export const dynamic = 'force-static';

/** The web-components polyfill, for browsers without custom elements. */
export function GET() {
  return new Response(readPolyfill(), { headers: { 'content-type': 'text/javascript' } });
}
