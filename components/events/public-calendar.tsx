import { useLocale, useMessages, useTranslations } from 'next-intl';
import { ResolvedLink } from '@/components/links/address-link';
import { richTags } from '@/components/links/rich-text';
import { Section } from '@/components/ui/section';
import { type CalendarZone, calendarZones } from '@/lib/events/public-calendar';
import type { Locale } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import { CalendarIframe } from './calendar-iframe';

const zoneNames = {
  GMT: 'GMT',
  CET: 'CET',
  'America/New_York': 'newYork',
  'America/Los_Angeles': 'losAngeles',
  'Asia/Tokyo': 'tokyo',
  'Asia/Shanghai': 'shanghai',
} as const satisfies Record<CalendarZone, string>;

/** The project's public calendar, to view and to subscribe to (docs/behavior.md, Public calendar). */
export function PublicCalendar() {
  const t = useTranslations('pages.events.calendar');
  const messages = useMessages().pages.events.calendar;
  const locale: Locale = useLocale();
  const { href: ics, kind } = resolveDestination('calendarIcs', locale);
  const embed = resolveDestination('calendarEmbed', locale);
  if (kind === 'missing' || embed.kind === 'missing') {
    return (
      <div className="page-section">
        <Section id="event-calendar" title={t('title')}>
          <ResolvedLink {...embed} kind="missing">
            {t('intro')}
          </ResolvedLink>
        </Section>
      </div>
    );
  }
  return (
    <div className="page-section">
      <Section id="event-calendar" title={t('title')}>
        <p className="text-lg">
          {t('intro')} <span className="needs-script">{t('source')}</span>
        </p>
        <div className="grid grid-cols-1 gap-6 bar:grid-cols-calendar">
          <CalendarIframe
            embed={embed.href}
            ics={ics}
            zones={[
              { value: '', label: t('zones.auto') },
              ...calendarZones.map((zone) => ({ value: zone, label: t(`zones.${zoneNames[zone]}`) })),
            ]}
            labels={messages}
            weekdays={weekdays(locale)}
          />
          <Section id="add-to-calendar" title={t('add')} level={3}>
            <ul className="link-rows font-semibold">
              {/* The same file with the URL scheme that makes calendar apps subscribe. */}
              <li>
                <a href={ics.replace(/^https:/, 'webcal:')}>{t('subscribe')}</a>
              </li>
              <li>{t.rich('ics', richTags())}</li>
              <li>{t.rich('open', richTags({ newTab: true }))}</li>
            </ul>
          </Section>
        </div>
      </Section>
    </div>
  );
}

/** The short names of the days of a week, from Monday. */
function weekdays(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // The epoch was a Thursday.
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(1970, 0, 5 + day))));
}
