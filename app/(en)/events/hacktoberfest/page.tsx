import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { EventsEyebrow } from '@/components/events/events-eyebrow';
import { HacktoberfestLogo } from '@/components/hacktoberfest/hacktoberfest-logo';
import { HacktoberfestText } from '@/components/hacktoberfest/hacktoberfest-text';
import { PageFrame } from '@/components/layout/page-frame';
import { DestinationLink } from '@/components/links/destination-link';
import { PageHeader } from '@/components/ui/page-header';
import { loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { metadataOf } from '@/lib/pages/locale-page';

export const generateMetadata = metadataOf('hacktoberfest');

/** Hacktoberfest in Jenkins (docs/behavior.md, Hacktoberfest). */
export default function HacktoberfestPage() {
  const t = useTranslations('pages.hacktoberfest');
  return (
    <PageFrame route="hacktoberfest">
      <PageHeader
        eyebrow={<EventsEyebrow />}
        title={t('title')}
        lead={t('lead')}
        figure={<HacktoberfestLogo />}
        actions={
          <DestinationLink to="hacktoberfestSite" className="button">
            {t('signUp')}
          </DestinationLink>
        }
      />
      <div className="text-page">
        <WithContent load={loadHacktoberfest}>{(facts) => <HacktoberfestText facts={facts} />}</WithContent>
      </div>
    </PageFrame>
  );
}
