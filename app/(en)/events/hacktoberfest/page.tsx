import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/chrome/page-frame';
import { EventsEyebrow } from '@/components/events/events-eyebrow';
import { HacktoberfestLogo } from '@/components/hacktoberfest/hacktoberfest-logo';
import { HacktoberfestText } from '@/components/hacktoberfest/hacktoberfest-text';
import { DestinationLink } from '@/components/text/destination-link';
import { WithContent } from '@/components/text/with-content';
import { PageHeader } from '@/components/ui/page-header';
import { loadHacktoberfest } from '@/lib/content/hacktoberfest';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('hacktoberfest', defaultLocale);

/** Hacktoberfest in Jenkins (specification, section 2). */
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
