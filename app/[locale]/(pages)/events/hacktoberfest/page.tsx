import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { WithContent } from '@/components/errors/with-content';
import { EventsEyebrow } from '@/components/events/events-eyebrow';
import { FeaturedProjects } from '@/components/hacktoberfest/featured-projects';
import { HacktoberfestLogo } from '@/components/hacktoberfest/hacktoberfest-logo';
import { HacktoberfestSteps } from '@/components/hacktoberfest/hacktoberfest-steps';
import { PreviousYears } from '@/components/hacktoberfest/previous-years';
import { Resources } from '@/components/hacktoberfest/resources';
import { PageLayout } from '@/components/layout/page-layout';
import { PageText } from '@/components/text-page/text-page';
import { PageHeader } from '@/components/ui/page-header';
import { tryContent } from '@/lib/content/try-content';
import { loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('hacktoberfest');

/** The Hacktoberfest page (docs/behavior.md, Hacktoberfest). */
export default function HacktoberfestPage() {
  const t = useTranslations('pages.hacktoberfest');
  const facts = tryContent(loadHacktoberfest);
  return (
    <PageLayout route="hacktoberfest">
      <PageHeader
        form="counter"
        eyebrow={<EventsEyebrow />}
        title={t('title')}
        lead={facts && t('lead', facts.numbers)}
        figure={<Butler drawing="pumpkin" />}
      />
      <WithContent load={loadHacktoberfest}>
        {(facts) => (
          <>
            <HacktoberfestSteps facts={facts} />
            <PageText
              route="hacktoberfest"
              values={() => ({ ...facts.numbers, year: facts.edition.year, anniversary: facts.edition.anniversary })}
              blocks={{
                FeaturedProjects: () => <FeaturedProjects facts={facts} />,
                Logo: () => <HacktoberfestLogo edition={facts.edition} />,
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
