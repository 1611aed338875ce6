import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { Counter } from '@/components/ui/counter';
import './hacktoberfest.css';

/** What is true until the next edition, and what to do meanwhile. */
export function HacktoberfestNow() {
  const t = useTranslations('pages.hacktoberfest.now');
  const tags = richTags();
  return (
    <Counter
      cells={[
        { id: 'contribute-now', title: t('meanwhile.title'), content: <Meanwhile /> },
        { id: 'last-edition', title: t('last.title'), content: <p className="counter-text">{t.rich('last.text', tags)}</p> },
        { id: 'next-edition', title: t('next.title'), content: <p className="counter-text">{t.rich('next.text', tags)}</p> },
      ]}
    />
  );
}

function Meanwhile() {
  const t = useTranslations('pages.hacktoberfest.now.meanwhile');
  return (
    <>
      <p className="counter-text">{t('text')}</p>
      <DestinationLink to="goodFirstIssues" className="button counter-button">
        {t('button')}
      </DestinationLink>
    </>
  );
}
