import { useTranslations } from 'next-intl';
import { PageButler } from '@/components/butler/page-butler';
import { PageBanner } from '@/components/layout/page-banner';
import { PageLayout } from '@/components/layout/page-layout';
import { richTags } from '@/components/links/rich-text';
import { EngineForm } from '@/components/search/engine-form';
import './errors.css';

const destinations = ['home', 'documentation', 'download', 'forum'] as const;

/** The page for a URL that doesn't exist: an explanation, a search at the butler's counter, and links. */
export function NotFoundPage() {
  const t = useTranslations('pages.notFound');
  return (
    <PageLayout>
      <PageBanner
        title={t('title')}
        lead={t('lead')}
        figure={<PageButler drawing="deerstalker" face="looking" scene="question-marks" />}
      >
        <div className="not-found-counter">
          <search>
            <EngineForm />
          </search>
          <p className="md:pb-2">{t.rich('report', richTags())}</p>
        </div>
      </PageBanner>
      <nav aria-labelledby="ways-on" className="page-section">
        <h2 id="ways-on" className="heading">
          {t('waysOn')}
        </h2>
        <ul className="not-found-ways grid gap-x-8 gap-y-6 pt-4 sm:grid-cols-2 lg:grid-cols-4">
          {destinations.map((destination) => (
            <li key={destination}>{t.rich(destination, richTags())}</li>
          ))}
        </ul>
      </nav>
    </PageLayout>
  );
}
