import { useLocale, useTranslations } from 'next-intl';
import { EmptyTray } from '@/components/errors/empty-tray';
import { InvalidRecords } from '@/components/errors/invalid-records';
import { StructuredData } from '@/components/layout/structured-data';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
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
import './events.css';

/** The upcoming major events, for the front of a counter (docs/behavior.md, Events page). */
export function MajorEvents() {
  const t = useTranslations('pages.events.major');
  return (
    <section className="py-6">
      <h2 id="major-events" className="pb-3 text-sm font-semibold text-counter-text">
        {t('title')}
      </h2>
      <EventList />
    </section>
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
    <div className="flex flex-wrap items-center gap-6">
      <EmptyTray />
      <p className="max-w-prose flex-1">{t('empty')}</p>
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
          className="event-list"
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

/** The latest past events, and how to register one. */
export function RecentEvents() {
  const t = useTranslations('pages.events.major');
  const locale = useLocale();
  const recent = pastEvents(tryContent(loadEvents) ?? [], buildDate().getTime()).slice(0, maxRecent);
  return (
    <section className="page-section split">
      <div className="flex flex-col items-start gap-3">
        {recent.length > 0 && (
          <h2 id="recent-events" className="heading">
            {t('past')}
          </h2>
        )}
        <DestinationLink to="addEvent" newTab className="button-quiet">
          {t('howToAdd')}
        </DestinationLink>
        <div className="prose text-sm">
          <p>{t.rich('feed', richTags())}</p>
        </div>
      </div>
      <ul>
        {recent.map((event) => {
          const days = eventDays(event.start, event.end);
          const { title, location } = eventTexts(event, locale);
          return (
            <li key={event.file} className="recent-event">
              <time dateTime={days[0]} className="recent-event-date">
                {dayText(days, locale, { dateStyle: 'medium' })}
              </time>
              <AddressLink address={event.link} className="recent-event-link">
                <LocalizedText {...title} />
                <Icon name="arrow-right" className="size-icon shrink-0" />
              </AddressLink>
              <span>
                <LocalizedText {...location} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
