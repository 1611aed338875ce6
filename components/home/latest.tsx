import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InvalidRecords } from '@/components/errors/invalid-records';
import { DateBox } from '@/components/events/date-box';
import { UpcomingEvents } from '@/components/events/upcoming-events';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { useEnglishLang } from '@/components/locale/use-english-lang';
import { Icon } from '@/components/ui/icon';
import { LocalizedText } from '@/components/ui/localized-text';
import { type Advisory, advisoryLink, lastAffected, loadAdvisories } from '@/lib/advisories/advisories';
import { loadNews, type Post } from '@/lib/community/news';
import { type LoadedContent, loadOrReport } from '@/lib/content/try-content';
import { eventDays } from '@/lib/events/date-box';
import { dayText } from '@/lib/events/day-text';
import { eventTexts } from '@/lib/events/event-texts';
import { endsAt, loadEvents, type MajorEvent, pastEvents, upcomingEvents } from '@/lib/events/events';
import { dateText } from '@/lib/i18n/dates';
import { buildDate } from '@/lib/site/build-date';
import './home.css';

/** The maximum number of posts and of events. */
const maxEntries = 3;

/** The latest security advisories and blog posts, and the next events; empty lists are omitted (docs/behavior.md, Start page). */
export function Latest() {
  const t = useTranslations('pages.home.latest');
  const news = loadOrReport(loadNews);
  const registered = loadOrReport(loadEvents);
  const now = buildDate().getTime();
  const events = registered.ok ? upcomingEvents(registered.value, now).slice(0, maxEntries) : [];
  const recent = registered.ok ? pastEvents(registered.value, now).slice(0, maxEntries - events.length) : [];
  const hasNews = !news.ok || news.value.length > 0 || news.invalidRecords.length > 0;
  const hasEvents = !registered.ok || events.length > 0 || registered.invalidRecords.length > 0;
  const advisories = loadOrReport(loadAdvisories);
  const hasAdvisories = !advisories.ok || advisories.value.length > 0;
  if (!hasNews && !hasEvents && !hasAdvisories) return null;
  return (
    <section className="page-section">
      <h2 id="latest" className="sr-only">
        {t('title')}
      </h2>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-latest">
        {hasNews && <LatestPosts news={news} />}
        {hasEvents && <NextEvents registered={registered} events={events} recent={recent} />}
        {hasAdvisories && <LatestAdvisories advisories={advisories} />}
      </div>
    </section>
  );
}

interface CardProps {
  id: string;
  title: string;
  loaded: LoadedContent<unknown>;
  /** The destination with everything, and the text of the link there. */
  more: [to: string, text: string];
  children: ReactNode;
}

function Card({ id, title, loaded, more: [to, text], children }: CardProps) {
  const t = useTranslations('parts');
  return (
    <section className="ink-line flex flex-col items-start gap-3 pt-3 wrap-anywhere">
      <h3 id={id} className="text-sm font-semibold text-muted">
        {title}
      </h3>
      <InvalidRecords invalidRecords={loaded.invalidRecords} />
      {loaded.ok ? children : <p className="error-text">{t('contentFailed')}</p>}
      <DestinationLink to={to} className="arrow-link">
        {text} <Icon name="arrow-right" className="size-icon-text" />
      </DestinationLink>
    </section>
  );
}

function LatestPosts({ news }: { news: LoadedContent<readonly Post[]> }) {
  const t = useTranslations('pages.home.latest.posts');
  const locale = useLocale();
  // The blog is in English.
  const lang = useEnglishLang();
  return (
    <Card id="latest-posts" title={t('title')} loaded={news} more={['blog', t('all')]}>
      {news.ok && (
        <ul className="latest-list">
          {news.value.slice(0, maxEntries).map(({ title, url, date, author }, index) => (
            <li key={url} className={index === 0 ? 'flex-col gap-2 pb-4' : undefined}>
              <AddressLink address={url} className={index === 0 ? 'font-serif text-3xl font-bold' : undefined}>
                <LocalizedText text={title} lang={lang} />
              </AddressLink>
              <span className="text-sm text-muted">
                <time dateTime={date}>{dateText(date, locale, { dateStyle: 'medium' })}</time>
                {index === 0 && author && `, ${author}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function LatestAdvisories({ advisories }: { advisories: LoadedContent<readonly Advisory[]> }) {
  const t = useTranslations('pages.home.latest.security');
  return (
    <Card id="latest-advisories" title={t('title')} loaded={advisories} more={['securityAdvisories', t('all')]}>
      {advisories.ok && (
        <ul className="latest-list">
          {advisories.value
            .toReversed()
            .slice(0, maxEntries)
            .map((advisory) => (
              <LatestAdvisory key={advisory.id} advisory={advisory} />
            ))}
        </ul>
      )}
    </Card>
  );
}

/** One line: the affected versions, or else the id, and the date. */
function LatestAdvisory({ advisory }: { advisory: Advisory }) {
  const t = useTranslations('pages.home.latest.security');
  const format = useFormatter();
  const locale = useLocale();
  const { id, url, date } = advisoryLink(advisory);
  const ranges = lastAffected(advisory).map((version) => t('range', { version }));
  return (
    <li>
      <AddressLink address={url}>{ranges.length > 0 ? t('affected', { ranges: format.list(ranges) }) : id}</AddressLink>
      {date && (
        <time dateTime={date} className="text-sm text-muted">
          {dateText(date, locale, { dateStyle: 'medium' })}
        </time>
      )}
    </li>
  );
}

interface NextEventsProps {
  registered: LoadedContent<unknown>;
  events: readonly MajorEvent[];
  /** The latest past events, if there are few others. */
  recent: readonly MajorEvent[];
}

function NextEvents({ registered, events, recent }: NextEventsProps) {
  const t = useTranslations('pages.home.latest.events');
  const past = useTranslations('pages.events.major')('past');
  return (
    <Card id="latest-events" title={t('title')} loaded={registered} more={['events', t('all')]}>
      {events.length > 0 && (
        <UpcomingEvents
          className="latest-list"
          events={events.map((event, index) => ({
            id: event.file,
            endsAt: endsAt(event),
            card: <EventEntry event={event} isNext={index === 0} />,
          }))}
          empty={<p className="text-sm text-muted">{t('none')}</p>}
        />
      )}
      {recent.length > 0 && (
        <>
          <h4 className="text-sm font-semibold text-muted">{past}</h4>
          <ul className="latest-list">
            {recent.map((event) => (
              <li key={event.file}>
                <EventEntry event={event} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function EventEntry({ event, isNext = false }: { event: MajorEvent; isNext?: boolean }) {
  const locale = useLocale();
  const { title, location } = eventTexts(event, locale);
  const days = eventDays(event.start, event.end);
  return (
    <>
      {isNext && <DateBox start={event.start} end={event.end} />}
      <AddressLink address={event.link}>
        <LocalizedText {...title} />
      </AddressLink>
      <span className="text-sm text-muted">
        {!isNext && (
          <>
            <time dateTime={days[0]}>{dayText(days, locale, { dateStyle: 'medium' })}</time>
            {' · '}
          </>
        )}
        <LocalizedText {...location} />
      </span>
    </>
  );
}
