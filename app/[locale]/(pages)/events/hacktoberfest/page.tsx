import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { WithContent } from '@/components/errors/with-content';
import { EventsEyebrow } from '@/components/events/events-eyebrow';
import { FeaturedProjects } from '@/components/hacktoberfest/featured-projects';
import { HacktoberfestNow } from '@/components/hacktoberfest/hacktoberfest-now';
import { PreviousYears } from '@/components/hacktoberfest/previous-years';
import { Resources } from '@/components/hacktoberfest/resources';
import { PageLayout } from '@/components/layout/page-layout';
import { PageText } from '@/components/text-page/text-page';
import { PageHeader } from '@/components/ui/page-header';
import { loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('hacktoberfest');

/** The Hacktoberfest page (docs/behavior.md, Hacktoberfest). */
export default function HacktoberfestPage() {
  const t = useTranslations('pages.hacktoberfest');
  return (
    <PageLayout route="hacktoberfest">
      <PageHeader
        form="counter"
        eyebrow={<EventsEyebrow />}
        title={t('title')}
        lead={t('lead')}
        figure={<Butler drawing="pumpkin" />}
      />
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
    </PageLayout>
  );
}
