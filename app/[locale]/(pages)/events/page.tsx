import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { MajorEvents } from '@/components/events/major-events';
import { PublicCalendar } from '@/components/events/public-calendar';
import { RoutePage } from '@/components/layout/route-page';
import { IconLinks } from '@/components/links/icon-links';
import { Counter } from '@/components/ui/counter';
import { metadataOf } from '@/lib/metadata/metadata';
import '@/components/events/upcoming-events.css';

export const generateMetadata = metadataOf('events');

/** In page order; `id` is both the message key and the destination's name. */
const kinds = [
  { id: 'onlineMeetup', icon: 'world' },
  { id: 'jam', icon: 'map-pin' },
  { id: 'contributorSummit', icon: 'users' },
  { id: 'devopsWorld', icon: 'microphone' },
  { id: 'hacktoberfest', icon: 'git-pull-request' },
] as const;

/** The events page (docs/behavior.md, Events page). */
export default function EventsPage() {
  const t = useTranslations('pages.events');
  return (
    <RoutePage route="events" form="counter" figure={<Butler drawing="calendar" />}>
      <Counter
        leads
        cells={[
          { id: 'major-events', title: t('major.title'), content: <MajorEvents /> },
          {
            id: 'event-kinds',
            title: t('kindsLabel'),
            content: (
              <nav aria-labelledby="event-kinds" className="event-kinds">
                <IconLinks
                  links={kinds.map(({ id, icon }) => ({
                    to: id,
                    icon,
                    title: t(`kinds.${id}.title`),
                    text: t(`kinds.${id}.text`),
                  }))}
                />
              </nav>
            ),
          },
        ]}
      />
      <div className="page-section">
        <PublicCalendar />
      </div>
    </RoutePage>
  );
}
