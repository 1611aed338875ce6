import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { EventTypes } from '@/components/hacktoberfest/event-types';
import { Resources } from '@/components/hacktoberfest/resources';
import { RoomPage } from '@/components/layout/room-page';
import { ButtonLink } from '@/components/links/button-link';
import { PageText } from '@/components/text-page/page-text';
import { loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('hacktoberfestEventKit');

/** How to run a Jenkins event during Hacktoberfest (docs/behavior.md, Hacktoberfest). */
export default function HacktoberfestEventKitPage() {
  const t = useTranslations('pages.hacktoberfestEventKit.start');
  return (
    <RoomPage
      route="hacktoberfestEventKit"
      parent="hacktoberfest"
      hue="orange"
      bunting
      actions={<ButtonLink to="hacktoberfestEventSteps">{t('action')}</ButtonLink>}
    >
      <WithContent load={loadHacktoberfest}>
        {({ slideDecks }) => (
          <PageText
            route="hacktoberfestEventKit"
            blocks={{ EventTypes: () => <EventTypes />, SlideDecks: () => <Resources resources={slideDecks} /> }}
          />
        )}
      </WithContent>
    </RoomPage>
  );
}
