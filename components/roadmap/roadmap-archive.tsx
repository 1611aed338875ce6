import { useLocale, useTranslations } from 'next-intl';
import { InvalidRecords } from '@/components/errors/invalid-records';
import { LocalizedText } from '@/components/ui/localized-text';
import { loadTranslation } from '@/lib/content/translation';
import { loadOrReport, tryContent } from '@/lib/content/try-content';
import { loadRoadmap, loadRoadmapArchive } from '@/lib/roadmap/roadmap';
import { roadmapFolder, roadmapTexts } from '@/lib/roadmap/roadmap-translation';
import { LinkedName } from './linked-name';
import { pillClass } from './status-pill';
import './roadmap.css';

/** The completed and withdrawn initiatives that are no longer on the roadmap. */
export function RoadmapArchiveSection() {
  const t = useTranslations('pages.roadmap.archive');
  return (
    <section>
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
  const loaded = loadOrReport(loadRoadmapArchive);
  if (!loaded.ok) return <p className="error-text">{t('failed')}</p>;

  // If the roadmap can't be read, show status IDs instead of names.
  const statuses = tryContent(loadRoadmap)?.statuses ?? [];
  const texts = roadmapTexts(loadTranslation(roadmapFolder, locale), locale);
  return (
    <>
      <InvalidRecords invalidRecords={loaded.invalidRecords} />
      <details className="roadmap-fold">
        <summary className="text-primary hover:text-primary-hover">{t('lead')}</summary>
        {loaded.value.categories.map((category) => (
          <section key={category.name} className="pt-4">
            <h3 className="subheading">
              <LocalizedText {...texts.category(category).name} />
            </h3>
            <ul className="archived-initiatives">
              {category.initiatives.map((initiative) => {
                const status = statuses.find(({ id }) => id === initiative.status);
                return (
                  <li key={initiative.name}>
                    <span className={pillClass(initiative.status)}>
                      {status ? <LocalizedText {...texts.status(status).name} /> : initiative.status}
                    </span>
                    <div>
                      <LinkedName {...texts.initiative(initiative)} link={initiative.link} />
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
