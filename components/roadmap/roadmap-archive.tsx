import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { Words } from '@/components/ui/words';
import { tryContent } from '@/lib/content/try-content';
import { loadRoadmap, loadRoadmapArchive } from '@/lib/roadmap/roadmap';
import { loadRoadmapTranslation, roadmapWords } from '@/lib/roadmap/roadmap-translation';
import { pillClass } from './status-pill';
import './roadmap-archive.css';
import './roadmap-table.css';

/** The completed and withdrawn items that have left the roadmap. */
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
  const archive = tryContent(loadRoadmapArchive);
  if (!archive) return <p className="error-text">{t('failed')}</p>;

  // Without the roadmap itself, its statuses show by their ids.
  const statuses = tryContent(loadRoadmap)?.statuses ?? [];
  const words = roadmapWords(
    tryContent(() => loadRoadmapTranslation(locale)),
    locale,
  );
  return (
    <>
      <p className="prose">{t('lead')}</p>
      {archive.categories.map((category) => (
        <section key={category.name} className="archive-category">
          <h3 className="subheading">
            <Words {...words.category(category).name} />
          </h3>
          <ul className="archive-items">
            {category.initiatives.map((initiative) => {
              const { name, description } = words.initiative(initiative);
              const status = statuses.find(({ id }) => id === initiative.status);
              return (
                <li key={initiative.name}>
                  <span className={pillClass(initiative.status)}>
                    {status ? <Words {...words.status(status).name} /> : initiative.status}
                  </span>
                  <div>
                    {initiative.link ? (
                      <AddressLink address={initiative.link} lang={name.lang} newTab>
                        {name.text}
                      </AddressLink>
                    ) : (
                      <Words {...name} />
                    )}
                    {description && (
                      <p className="roadmap-note">
                        <Words {...description} />
                      </p>
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
