import { Butler } from '@/components/butler/butler';
import { WithContent } from '@/components/errors/with-content';
import { FeaturedProjects } from '@/components/hacktoberfest/featured-projects';
import { HacktoberfestNow } from '@/components/hacktoberfest/hacktoberfest-now';
import { PreviousYears } from '@/components/hacktoberfest/previous-years';
import { Resources } from '@/components/hacktoberfest/resources';
import { RoutePage } from '@/components/layout/route-page';
import { PageText } from '@/components/text-page/text-page';
import { loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('hacktoberfest');

/** The Hacktoberfest page (docs/behavior.md, Hacktoberfest). */
export default function HacktoberfestPage() {
  return (
    <RoutePage route="hacktoberfest" parent="events" form="counter" figure={<Butler drawing="pumpkin" />}>
      <WithContent load={loadHacktoberfest}>
        {(facts) => (
          <>
            <HacktoberfestNow />
            <PageText
              route="hacktoberfest"
              values={() => ({ ...facts.numbers, year: facts.edition.year, anniversary: facts.edition.anniversary })}
              blocks={{
                FeaturedProjects: () => <FeaturedProjects facts={facts} />,
                OnlineOnly: (text) => facts.edition.onlineOnly && <p>{text}</p>,
                Resources: () => <Resources resources={facts.resources} />,
                PreviousYears: () => <PreviousYears years={facts.previousYears} />,
              }}
            />
          </>
        )}
      </WithContent>
    </RoutePage>
  );
}
