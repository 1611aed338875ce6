import { tryContent } from '@/lib/content/try-content';
import { calendarFile } from '@/lib/events/calendar-file';
import { eventsFeedName } from '@/lib/events/calendar-paths';
import { loadEvents } from '@/lib/events/events';
import { buildDate } from '@/lib/site/build-date';
import { loadSite } from '@/lib/site/site';
import english from '@/messages/en.json';

export const dynamic = 'force-static';
export const dynamicParams = false;

const ending = '.ics';

function readEvents() {
  return tryContent(loadEvents) ?? [];
}

export function generateStaticParams() {
  return [eventsFeedName, ...readEvents().map((event) => event.file + ending)].map((file) => ({ file }));
}

/** The calendar files: one per event, and one with all events, including past ones. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const events = file === eventsFeedName ? readEvents() : readEvents().filter((event) => event.file + ending === file);
  const text = calendarFile(events, {
    name: english.pages.events.title,
    origin: loadSite().property,
    writtenAt: buildDate(),
  });
  return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}
