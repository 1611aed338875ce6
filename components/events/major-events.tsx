import { useTranslations } from 'next-intl';
import { EmptyTray } from '@/components/errors/empty-tray';
import { StructuredData } from '@/components/layout/structured-data';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { MissingRecords } from '@/components/missing/missing-records';
import { settleContent } from '@/lib/content/try-content';
import { endsAt, loadEvents, upcomingEvents } from '@/lib/events/events';
import { structuredEvent } from '@/lib/events/structured-event';
import { buildDate } from '@/lib/site/build-date';
import { loadSite } from '@/lib/site/site';
import { EventCard } from './event-card';
import { hidePastEvents } from './hide-past-events';
import { UpcomingEvents } from './upcoming-events';
import './upcoming-events.css';

/** The upcoming major events, and how to register one (docs/behavior.md, Events page). */
export function MajorEvents() {
  const t = useTranslations('pages.events.major');
  return (
    <div className="major-events">
      <EventList />
      <div className="event-actions">
        <DestinationLink to="addEvent" newTab className="button">
          {t('howToAdd')}
        </DestinationLink>
        <p>{t.rich('feed', richTags())}</p>
      </div>
    </div>
  );
}

function EventList() {
  const t = useTranslations('pages.events.major');
  const registered = settleContent(loadEvents);
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
  const missing = <MissingRecords leftOut={registered.leftOut} />;
  if (events.length === 0) {
    return (
      <>
        {missing}
        {empty}
      </>
    );
  }
  return (
    <>
      {missing}
      <UpcomingEvents
        events={events.map((event) => ({ id: event.file, endsAt: endsAt(event), card: <EventCard event={event} /> }))}
        empty={empty}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; the page's policy carries its hash */}
      <script dangerouslySetInnerHTML={{ __html: `(${hidePastEvents.toString()})()` }} />
      {events.map((event) => (
        <StructuredData key={event.file} data={structuredEvent(event, loadSite().property)} />
      ))}
    </>
  );
}
