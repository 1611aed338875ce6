import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/chrome/page-frame';
import { EventKitText } from '@/components/hacktoberfest/event-kit-text';
import { HacktoberfestEyebrow } from '@/components/hacktoberfest/hacktoberfest-eyebrow';
import { WithContent } from '@/components/text/with-content';
import { PageHeader } from '@/components/ui/page-header';
import { loadHacktoberfest } from '@/lib/content/hacktoberfest';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('hacktoberfestEventKit', defaultLocale);

/** How to run a Jenkins event during Hacktoberfest (specification, section 2). */
export default function HacktoberfestEventKitPage() {
  const t = useTranslations('pages.hacktoberfestEventKit');
  return (
    <PageFrame route="hacktoberfestEventKit">
      <PageHeader eyebrow={<HacktoberfestEyebrow />} title={t('title')} lead={t('lead')} />
      <div className="text-page">
        <WithContent load={loadHacktoberfest}>{(facts) => <EventKitText facts={facts} />}</WithContent>
      </div>
    </PageFrame>
  );
}
