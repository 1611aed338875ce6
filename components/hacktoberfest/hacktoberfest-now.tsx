import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/links/button-link';
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
        {
          id: 'editions',
          title: t('editions.title'),
          content: (
            <>
              <p className="counter-text">{t.rich('editions.last', tags)}</p>
              <p className="counter-text">{t.rich('editions.next', tags)}</p>
            </>
          ),
        },
      ]}
    />
  );
}

function Meanwhile() {
  const t = useTranslations('pages.hacktoberfest.now.meanwhile');
  return (
    <>
      <p className="counter-text">{t('text')}</p>
      <ButtonLink to="goodFirstIssues" className="button counter-button">
        {t('button')}
      </ButtonLink>
    </>
  );
}
