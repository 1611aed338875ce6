import { jenkinsMark } from '@/lib/icons/jenkins-mark';

export const dynamic = 'force-static';

/** The Jenkins mark, from the icon package, as a file that pages and browsers share. */
export function GET() {
  return new Response(jenkinsMark(), { headers: { 'content-type': 'image/svg+xml' } });
}
