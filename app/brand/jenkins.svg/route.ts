import { jenkinsMark } from '@/lib/icons/jenkins-mark';

export const dynamic = 'force-static';

/** The Jenkins logo from the icon package, as a file that all pages share in the browser's cache. */
export function GET() {
  return new Response(jenkinsMark(), { headers: { 'content-type': 'image/svg+xml' } });
}
