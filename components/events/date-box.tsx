import { useLocale, useTranslations } from 'next-intl';
import { dateBox } from '@/lib/events/date-box';
import type { EventTime } from '@/lib/events/event-time';
import './date-box.css';

interface DateBoxProps {
  start: EventTime;
  end?: EventTime;
}

/** An event's date at a glance, with its time zone (docs/behavior.md, Date box). */
export function DateBox({ start, end }: DateBoxProps) {
  const t = useTranslations('parts.dateBox');
  const { start: from, end: to, clock, isRange } = dateBox(start, end, useLocale());
  const last = to && (
    <time dateTime={to.dateTime} title={t('ends')} className={isRange ? undefined : 'mt-1 hairline-t pt-1'}>
      {isRange ? to.day : t('until', { month: to.month, day: to.day })}
    </time>
  );
  return (
    <div className="date-box">
      <span className="bg-secondary py-1 font-semibold text-secondary-on">
        {from.month} <span className="font-normal">{from.year}</span>
      </span>{' '}
      <span className="date-box-day">
        <time dateTime={from.dateTime} title={t('starts')}>
          {from.day}
        </time>
        {isRange && '–'}
        {isRange && last}
      </span>{' '}
      <span>{isRange && to ? `${from.weekday}–${to.weekday}` : from.weekday}</span>{' '}
      {(from.time || !to) && <span className="font-semibold">{from.time ?? t('allDay')}</span>}{' '}
      {clock && (
        <span className="text-muted">
          {from.timeDay} {t(clock)}
        </span>
      )}
      {!isRange && last}
    </div>
  );
}
