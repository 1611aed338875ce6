import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { MarkdownText } from '@/components/links/markdown-text';
import { Icon } from '@/components/ui/icon';
import { LocalizedText } from '@/components/ui/localized-text';
import { eventFilePath } from '@/lib/events/calendar-paths';
import { eventHours } from '@/lib/events/date-box';
import { eventTexts } from '@/lib/events/event-texts';
import type { MajorEvent } from '@/lib/events/events';
import { withBase } from '@/lib/i18n/base-path';
import { DateBox } from './date-box';
import './events.css';

/** A major event. The whole card links to the event's page (docs/behavior.md, Events page). */
export function EventCard({ event }: { event: MajorEvent }) {
  const t = useTranslations('pages.events.major');
  const locale = useLocale();
  const { title, location, description } = eventTexts(event, locale);
  const hours = eventHours(event.start, event.end, locale);
  return (
    <article className="event-card">
      <DateBox start={event.start} end={event.end} />
      <div className="flex flex-col gap-2">
        <h3 className="font-serif">
          <AddressLink address={event.link} lang={title.lang} newTab className="event-link">
            {title.text}
          </AddressLink>
        </h3>
        <p className="flex items-center gap-2">
          <Icon name="map-pin" className="size-icon shrink-0" />
          <LocalizedText {...location} />
        </p>
        {hours && (
          <p className="flex items-center gap-2">
            <Icon name="clock" className="size-icon shrink-0" />
            {t('hours', hours)}
          </p>
        )}
      </div>
      <div className="event-more">
        {description && (
          <div className="event-description" lang={description.lang}>
            <MarkdownText markdown={description.text} newTab />
          </div>
        )}
        <a
          href={withBase(eventFilePath(event.file))}
          download
          aria-label={t('addThis', { title: event.title })}
          className="button relative"
        >
          <Icon name="calendar-plus" />
          {t('addToCalendar')}
        </a>
      </div>
    </article>
  );
}
