import { useLocale, useTranslations } from 'next-intl';
import { MissingRecords } from '@/components/missing/missing-records';
import { LocalizedText } from '@/components/ui/localized-text';
import { loadTranslation } from '@/lib/content/translation';
import { settleContent, tryContent } from '@/lib/content/try-content';
import { loadRoadmap, loadRoadmapArchive } from '@/lib/roadmap/roadmap';
import { roadmapFolder, roadmapWords } from '@/lib/roadmap/roadmap-translation';
import { LinkedName } from './linked-name';
import { pillClass } from './status-pill';
import './roadmap.css';

/** The completed and withdrawn initiatives that are no longer on the roadmap. */
export function RoadmapArchiveSection() {
  const t = useTranslations('pages.roadmap.archive');
  return (
    <section aria-labelledby="archive" className="page-section">
      <h2 id="archive" className="heading">
        {t('title')}
      </h2>
      <Archive />
    </section>
  );
}

function Archive() {
  const t = useTranslations('pages.roadmap.archive');
  const locale = useLocale();
  const loaded = settleContent(loadRoadmapArchive);
  if (!loaded.ok) return <p className="error-text">{t('failed')}</p>;

  // If the roadmap can't be read, statuses appear by their ids.
  const statuses = tryContent(loadRoadmap)?.statuses ?? [];
  const words = roadmapWords(loadTranslation(roadmapFolder, locale), locale);
  return (
    <>
      <MissingRecords leftOut={loaded.leftOut} />
      <details className="archive-fold">
        <summary>{t('lead')}</summary>
        {loaded.value.categories.map((category) => (
          <section key={category.name} className="archive-category">
            <h3 className="subheading">
              <LocalizedText {...words.category(category).name} />
            </h3>
            <ul className="archive-items">
              {category.initiatives.map((initiative) => {
                const status = statuses.find(({ id }) => id === initiative.status);
                return (
                  <li key={initiative.name}>
                    <span className={pillClass(initiative.status)}>
                      {status ? <LocalizedText {...words.status(status).name} /> : initiative.status}
                    </span>
                    <div>
                      <LinkedName {...words.initiative(initiative)} link={initiative.link} />
                    </div>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </details>
    </>
  );
}
