import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { PageLayout } from '@/components/layout/page-layout';
import { richTags } from '@/components/links/rich-text';
import { EngineForm } from '@/components/search/engine-form';
import { PageHeader } from '@/components/ui/page-header';
import './errors.css';

const destinations = ['home', 'documentation', 'download', 'forum'] as const;

/** The page for a URL that doesn't exist: an explanation, a search, and links. */
export function NotFoundPage() {
  const t = useTranslations('pages.notFound');
  return (
    <PageLayout>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="page-section not-found">
        <Butler drawing="deerstalker" className="not-found-butler" />
        <search className="not-found-search">
          <EngineForm />
        </search>
        <nav aria-labelledby="ways-on" className="text-page not-found-ways">
          <h2 id="ways-on" className="heading">
            {t('waysOn')}
          </h2>
          <ul className="link-rows">
            {destinations.map((destination) => (
              <li key={destination}>
                <p>{t.rich(destination, richTags())}</p>
              </li>
            ))}
          </ul>
          <p className="not-found-report">{t.rich('report', richTags())}</p>
        </nav>
      </div>
    </PageLayout>
  );
}
