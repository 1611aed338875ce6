import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { hidePastEvents } from '@/components/events/hide-past-events';
import { UpcomingEvents } from '@/components/events/upcoming-events';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { MissingRecords } from '@/components/missing/missing-records';
import { Icon } from '@/components/ui/icon';
import { LocalizedText } from '@/components/ui/localized-text';
import { loadNews, type Post } from '@/lib/community/news';
import { type SettledContent, settleContent } from '@/lib/content/try-content';
import { eventDays } from '@/lib/events/date-box';
import { dayWords } from '@/lib/events/day-words';
import { endsAt, loadEvents, type MajorEvent, upcomingEvents } from '@/lib/events/events';
import { defaultLocale } from '@/lib/i18n/locales';
import { buildDate } from '@/lib/site/build-date';
import './latest.css';

/** How many posts and events there are at most. */
const most = 3;

/** The newest posts and the next events, each where there are any (docs/behavior.md, Start page). */
export function Latest() {
  const t = useTranslations('pages.home.latest');
  const news = settleContent(loadNews);
  const registered = settleContent(loadEvents);
  const events = registered.ok ? upcomingEvents(registered.value, buildDate().getTime()).slice(0, most) : [];
  const hasNews = !news.ok || news.value.length > 0 || news.leftOut.length > 0;
  const hasEvents = !registered.ok || events.length > 0 || registered.leftOut.length > 0;
  if (!hasNews && !hasEvents) return null;
  return (
    <section aria-labelledby="latest" className="page-section">
      <h2 id="latest" className="heading">
        {t('title')}
      </h2>
      <div className="latest">
        {hasNews && <NewestPosts news={news} />}
        {hasEvents && <NextEvents registered={registered} events={events} />}
      </div>
    </section>
  );
}

interface CardProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Card({ id, title, children }: CardProps) {
  return (
    <section aria-labelledby={id} className="latest-card">
      <h3 id={id} className="latest-title">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Failed() {
  const t = useTranslations('parts');
  return <p className="error-text">{t('contentFailed')}</p>;
}

function NewestPosts({ news }: { news: SettledContent<readonly Post[]> }) {
  const t = useTranslations('pages.home.latest.posts');
  const format = useFormatter();
  // The blog is in English.
  const lang = useLocale() === defaultLocale ? undefined : defaultLocale;
  return (
    <Card id="latest-posts" title={t('title')}>
      <MissingRecords leftOut={news.leftOut} />
      {news.ok ? (
        <ul className="latest-list">
          {news.value.slice(0, most).map(({ title, url, date }) => (
            <li key={url}>
              <AddressLink address={url}>
                <LocalizedText text={title} lang={lang} />
              </AddressLink>
              <time dateTime={date} className="latest-date">
                {format.dateTime(new Date(date), { dateStyle: 'medium' })}
              </time>
            </li>
          ))}
        </ul>
      ) : (
        <Failed />
      )}
      <All to="blog">{t('all')}</All>
    </Card>
  );
}

function NextEvents({ registered, events }: { registered: SettledContent<unknown>; events: readonly MajorEvent[] }) {
  const t = useTranslations('pages.home.latest.events');
  return (
    <Card id="latest-events" title={t('title')}>
      <MissingRecords leftOut={registered.leftOut} />
      {!registered.ok && <Failed />}
      {events.length > 0 && (
        <>
          <UpcomingEvents
            className="latest-list"
            events={events.map((event) => ({ id: event.file, endsAt: endsAt(event), card: <NextEvent event={event} /> }))}
            empty={<p className="latest-date">{t('none')}</p>}
          />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; the page's policy carries its hash */}
          <script dangerouslySetInnerHTML={{ __html: `(${hidePastEvents.toString()})()` }} />
        </>
      )}
      <All to="events">{t('all')}</All>
    </Card>
  );
}

function NextEvent({ event: { title, link, location, lang, start, end } }: { event: MajorEvent }) {
  const locale = useLocale();
  const days = eventDays(start, end);
  const ownLang = lang === locale ? undefined : lang;
  return (
    <>
      <AddressLink address={link}>
        <LocalizedText text={title} lang={ownLang} />
      </AddressLink>
      <span className="latest-date">
        <time dateTime={days[0]}>{dayWords(days, locale, { dateStyle: 'medium' })}</time>
        {', '}
        <LocalizedText text={location} lang={ownLang} />
      </span>
    </>
  );
}

function All({ to, children }: { to: string; children: string }) {
  return (
    <DestinationLink to={to} className="arrow-link mt-auto">
      {children} <Icon name="arrow-right" className="size-icon-text" />
    </DestinationLink>
  );
}
