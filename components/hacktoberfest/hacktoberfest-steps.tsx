import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import type { Hacktoberfest } from '@/lib/events/hacktoberfest';
import '@/components/ui/counter.css';
import './hacktoberfest.css';

/** The three steps of the quick start in the page's counter; the first one is a button. */
export function HacktoberfestSteps({ facts: { edition, numbers } }: { facts: Hacktoberfest }) {
  const t = useTranslations('pages.hacktoberfest');
  const tags = richTags();
  return (
    <div className="counter">
      <ol className="counter-cells" data-cells={3}>
        <li className="counter-cell quick-step">
          <p>{t('quickStart.signUp')}</p>
          <DestinationLink to="hacktoberfestSite" className="button">
            {t('signUp')}
          </DestinationLink>
        </li>
        <li className="counter-cell quick-step">
          <p>{t.rich('quickStart.chat', tags)}</p>
        </li>
        <li className="counter-cell quick-step">
          <p>{t.rich('quickStart.pullRequests', tags)}</p>
          <p className="quick-step-note">{t('quickStart.enough', { ...numbers, year: edition.year })}</p>
        </li>
      </ol>
    </div>
  );
}
