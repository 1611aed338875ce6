import { useLocale, useTranslations } from 'next-intl';
import { loadTranslation } from '@/lib/content/translation';
import { tryContent } from '@/lib/content/try-content';
import { categoryAnchor, labelsOf, loadRoadmap, withStatus } from '@/lib/roadmap/roadmap';
import { roadmapFolder, roadmapTexts } from '@/lib/roadmap/roadmap-translation';
import { MatchingLinks } from './matching-links';
import '@/components/ui/table-of-contents.css';
import './roadmap.css';

/** Links to the categories of the roadmap: beside the page's title in wide windows, and collapsed below it in narrow ones. */
export function CategoryLinks() {
  const t = useTranslations('pages.roadmap');
  const locale = useLocale();
  const content = tryContent(() => ({
    roadmap: loadRoadmap(),
    texts: roadmapTexts(loadTranslation(roadmapFolder, locale), locale),
  }));
  if (!content) return null;
  const { roadmap, texts } = content;
  const statuses = roadmap.statuses.filter((status) => !status.hide);
  const links = (
    <MatchingLinks
      label={t('categories')}
      known={roadmap.labels.map(({ name }) => name)}
      links={roadmap.categories.map((category) => ({
        id: categoryAnchor(category),
        ...texts.category(category).name,
        labels: labelsOf(statuses.flatMap((status) => withStatus(category, status))),
      }))}
    />
  );
  return (
    <>
      <details className="contents-folded categories-folded">
        <summary>{t('categories')}</summary>
        {links}
      </details>
      <div className="contents-beside categories-beside">
        <p className="contents-title" aria-hidden="true">
          {t('categories')}
        </p>
        {links}
      </div>
    </>
  );
}
