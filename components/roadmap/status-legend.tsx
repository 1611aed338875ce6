import { useTranslations } from 'next-intl';
import { LocalizedText } from '@/components/ui/localized-text';
import type { RoadmapStatus } from '@/lib/roadmap/roadmap';
import type { RoadmapTexts } from '@/lib/roadmap/roadmap-translation';
import { pillClass } from './status-pill';
import './roadmap.css';

/** Explains all statuses, even hidden ones, which the archive uses. */
export function StatusLegend({ statuses, texts }: { statuses: readonly RoadmapStatus[]; texts: RoadmapTexts }) {
  const t = useTranslations('pages.roadmap');
  return (
    <details className="roadmap-fold open:w-full">
      <summary>{t('statuses')}</summary>
      <dl className="flex flex-col gap-2 pb-4 pt-2">
        {statuses.map((status) => {
          const { name, description } = texts.status(status);
          return (
            <div key={status.id} className="grid gap-x-4 gap-y-1 sm:grid-cols-legend">
              <dt>
                <LocalizedText {...name} className={pillClass(status.id)} />
              </dt>
              <dd>{description && <LocalizedText {...description} />}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
