import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { FeaturedProjects } from '@/components/hacktoberfest/featured-projects';
import { PreviousYears } from '@/components/hacktoberfest/previous-years';
import { Resources } from '@/components/hacktoberfest/resources';
import { RoomPage } from '@/components/layout/room-page';
import { ButtonLink } from '@/components/links/button-link';
import { DestinationLink } from '@/components/links/destination-link';
import { PageText } from '@/components/text-page/page-text';
import { tryContent } from '@/lib/content/try-content';
import { loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('hacktoberfest');

/** The Hacktoberfest page (docs/behavior.md, Hacktoberfest). */
export default function HacktoberfestPage() {
  const t = useTranslations('pages.hacktoberfest.now');
  const known = tryContent(loadHacktoberfest);
  return (
    <RoomPage
      route="hacktoberfest"
      parent="events"
      hue="orange"
      bunting
      actions={<ButtonLink to="goodFirstIssues">{t('button')}</ButtonLink>}
      facts={
        known && [
          {
            name: t('last'),
            value: <DestinationLink to="hacktoberfestLatest">{String(known.previousYears[0]?.year)}</DestinationLink>,
          },
          { name: t('next'), value: <DestinationLink to="hacktoberfestSite">{t('unannounced')}</DestinationLink> },
          { name: t('projects'), value: <a href="#featured-projects">{known.featuredProjects.length}</a> },
          { name: t('questions'), value: <DestinationLink to="chat">{t('chat')}</DestinationLink> },
        ]
      }
    >
      <WithContent load={loadHacktoberfest}>
        {(facts) => (
          <PageText
            route="hacktoberfest"
            values={() => ({ ...facts.numbers, year: facts.edition.year })}
            blocks={{
              FeaturedProjects: () => <FeaturedProjects facts={facts} />,
              Resources: () => <Resources resources={facts.resources} />,
              PreviousYears: () => <PreviousYears years={facts.previousYears} />,
            }}
          />
        )}
      </WithContent>
    </RoomPage>
  );
}
