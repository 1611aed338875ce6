import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import './home.css';

const stages = ['checkout', 'build', 'test', 'deploy'] as const;

/** A Pipeline that runs once when the page opens, and then stays finished. It only shows what Jenkins does. */
export function Pipeline() {
  const t = useTranslations('pages.home.pipeline');
  return (
    <ol aria-label={t('label')} className="pipeline">
      {stages.map((stage) => (
        <li key={stage} className="pipeline-stage">
          <span className="pipeline-mark">
            <Icon name="check" className="size-icon-text stroke-4" />
          </span>
          <span>{t(stage)}</span>
        </li>
      ))}
    </ol>
  );
}
