import { useLocale, useTranslations } from 'next-intl';
import { EmptyTray } from '@/components/errors/empty-tray';
import { InvalidRecords } from '@/components/errors/invalid-records';
import { StructuredData } from '@/components/layout/structured-data';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { LocalizedText } from '@/components/ui/localized-text';
import { loadOrReport, tryContent } from '@/lib/content/try-content';
import { eventDays } from '@/lib/events/date-box';
import { dayText } from '@/lib/events/day-text';
import { eventTexts } from '@/lib/events/event-texts';
import { endsAt, loadEvents, pastEvents, upcomingEvents } from '@/lib/events/events';
import { structuredEvent } from '@/lib/events/structured-event';
import { buildDate } from '@/lib/site/build-date';
import { loadSite } from '@/lib/site/site';
import { EventCard } from './event-card';
import { UpcomingEvents } from './upcoming-events';
import '@/components/ui/counter.css';
import './upcoming-events.css';

/** The upcoming major events, and how to register one (docs/behavior.md, Events page). */
export function MajorEvents() {
  const t = useTranslations('pages.events.major');
  return (
    <div className="major-events">
      <EventList />
      <RecentEvents />
      <div className="event-actions">
        <DestinationLink to="addEvent" newTab className="button-quiet">
          {t('howToAdd')}
        </DestinationLink>
        <p>{t.rich('feed', richTags())}</p>
      </div>
    </div>
  );
}

function EventList() {
  const t = useTranslations('pages.events.major');
  const registered = loadOrReport(loadEvents);
  if (!registered.ok) {
    return (
      <p role="alert" className="error-text">
        {t('failed')}
      </p>
    );
  }
  const events = upcomingEvents(registered.value, buildDate().getTime());
  const empty = (
    <div className="no-events">
      <EmptyTray />
      <p className="events-empty">{t('empty')}</p>
    </div>
  );
  const missing = <InvalidRecords invalidRecords={registered.invalidRecords} />;
  return (
    <>
      {missing}
      {events.length === 0 ? (
        empty
      ) : (
        <UpcomingEvents
          events={events.map((event) => ({ id: event.file, endsAt: endsAt(event), card: <EventCard event={event} /> }))}
          empty={empty}
        />
      )}
      {events.map((event) => (
        <StructuredData key={event.file} data={structuredEvent(event, loadSite().property)} />
      ))}
    </>
  );
}

/** The maximum number of past events. */
const maxRecent = 5;

/** The latest past events. */
function RecentEvents() {
  const t = useTranslations('pages.events.major');
  const locale = useLocale();
  const recent = pastEvents(tryContent(loadEvents) ?? [], buildDate().getTime()).slice(0, maxRecent);
  if (recent.length === 0) return null;
  return (
    <section className="recent-events">
      <h3 id="recent-events" className="counter-title">
        {t('past')}
      </h3>
      <ul>
        {recent.map((event) => {
          const days = eventDays(event.start, event.end);
          const { title, location } = eventTexts(event, locale);
          return (
            <li key={event.file}>
              <time dateTime={days[0]} className="recent-event-fact">
                {dayText(days, locale, { dateStyle: 'medium' })}
              </time>
              <AddressLink address={event.link} className="inline-link">
                <LocalizedText {...title} />
              </AddressLink>
              <LocalizedText {...location} className="recent-event-fact" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
