import { Butler } from '@/components/butler/butler';
import { WithContent } from '@/components/errors/with-content';
import { EventTypes } from '@/components/hacktoberfest/event-types';
import { Resources } from '@/components/hacktoberfest/resources';
import { RoutePage } from '@/components/layout/route-page';
import { StartHere } from '@/components/participate/start-here';
import { PageText } from '@/components/text-page/text-page';
import { loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('hacktoberfestEventKit');

/** How to run a Jenkins event during Hacktoberfest (docs/behavior.md, Hacktoberfest). */
export default function HacktoberfestEventKitPage() {
  return (
    <RoutePage route="hacktoberfestEventKit" parent="hacktoberfest" figure={<Butler drawing="pumpkin" atEdge />}>
      <WithContent load={loadHacktoberfest}>
        {({ swagYear, slideDecks }) => (
          <PageText
            route="hacktoberfestEventKit"
            opening={<StartHere route="hacktoberfestEventKit" to="hacktoberfestEventSteps" />}
            values={() => ({ swagYear })}
            blocks={{ EventTypes: () => <EventTypes />, SlideDecks: () => <Resources resources={slideDecks} /> }}
          />
        )}
      </WithContent>
    </RoutePage>
  );
}
