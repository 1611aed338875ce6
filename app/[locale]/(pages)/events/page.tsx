import { useTranslations } from 'next-intl';
import type { ButlerDrawing } from '@/components/butler/butler';
import { MajorEvents, RecentEvents } from '@/components/events/major-events';
import { PublicCalendar } from '@/components/events/public-calendar';
import '@/components/events/events.css';
import { CollectionPage } from '@/components/layout/collection-page';
import { RoomCard } from '@/components/layout/room-card';
import { metadataOf } from '@/lib/metadata/metadata';
import { routes } from '@/lib/routing/routes';
import type { CardColor } from '@/lib/theme/palette';

export const generateMetadata = metadataOf('events');

/** In page order. */
const kinds = [
  { id: 'onlineMeetup', color: 'purple', drawing: 'headset' },
  { id: 'jam', color: 'green', drawing: 'globe' },
  { id: 'contributorSummit', color: 'yellow', drawing: 'badge' },
  { id: 'devopsWorld', color: 'blue', drawing: 'microphone' },
  { id: 'hacktoberfest', color: 'orange', drawing: 'pumpkin' },
] as const satisfies readonly { id: string; color: CardColor; drawing: ButlerDrawing }[];

/** The events page (docs/behavior.md, Events page). */
export default function EventsPage() {
  const t = useTranslations('pages.events');
  return (
    <CollectionPage route="events" counter={<MajorEvents />}>
      <nav aria-labelledby="event-kinds" className="page-section">
        <h2 id="event-kinds" className="heading">
          {t('kindsLabel')}
        </h2>
        {/* Five in a row, or three and two. */}
        <ul className="event-kinds">
          {kinds.map(({ id, color, drawing }) => (
            <li key={id} className="flex">
              <RoomCard
                address={routes[id].path}
                color={color}
                drawing={drawing}
                heading="h3"
                title={t(`kinds.${id}.title`)}
                text={t(`kinds.${id}.text`)}
              />
            </li>
          ))}
        </ul>
      </nav>
      <RecentEvents />
      <PublicCalendar />
    </CollectionPage>
  );
}
