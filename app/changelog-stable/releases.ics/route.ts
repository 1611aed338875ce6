import { loadChangelog } from '@/lib/changelog/changelogs';
import { releaseEntries } from '@/lib/changelog/feeds/release-calendar';
import { recordedDay } from '@/lib/changelog/status/release-status';
import { tryContent } from '@/lib/content/try-content';
import { calendarFile } from '@/lib/events/calendar-file';
import { buildDate } from '@/lib/site/build-date';
import { loadSite } from '@/lib/site/site';

export const dynamic = 'force-static';

/** The calendar of LTS releases, past and expected. */
export function GET() {
  const now = buildDate();
  const text = calendarFile(releaseEntries(tryContent(() => loadChangelog('stable')) ?? [], now, recordedDay('stable')), {
    name: 'Jenkins LTS releases',
    origin: loadSite().property,
    // Midnight, so that the file is the same all day.
    writtenAt: new Date(now.toISOString().slice(0, 'YYYY-MM-DD'.length)),
  });
  return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}
