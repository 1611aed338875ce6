import { useTranslations } from 'next-intl';
import { Words } from '@/components/ui/words';
import type { RoadmapStatus } from '@/lib/roadmap/roadmap';
import type { RoadmapWords } from '@/lib/roadmap/roadmap-translation';
import { pillClass } from './status-pill';
import './status-legend.css';

/** What each status means, in words; hidden statuses are explained too, because the archive uses them. */
export function StatusLegend({ statuses, words }: { statuses: readonly RoadmapStatus[]; words: RoadmapWords }) {
  const t = useTranslations('pages.roadmap');
  return (
    <details className="status-legend">
      <summary>{t('statuses')}</summary>
      <dl className="status-legend-list">
        {statuses.map((status) => {
          const { name, description } = words.status(status);
          return (
            <div key={status.id} className="status-legend-row">
              <dt>
                <Words {...name} className={pillClass(status.id)} />
              </dt>
              <dd>{description && <Words {...description} />}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
