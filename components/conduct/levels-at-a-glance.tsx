import { useTranslations } from 'next-intl';
import './conduct.css';

/** The levels of consequences, from mild to severe. Their names are also anchors (docs/behavior.md, Code of conduct). */
const levels = ['correction', 'warning', 'probation', 'ban'] as const;

/** What can happen after a report, at a glance: the four levels of consequences, which link to their descriptions. */
export function LevelsAtAGlance() {
  const t = useTranslations('pages.conduct');
  return (
    <div className="flex flex-col gap-2">
      <p id="levels" className="font-semibold">
        {t('sections.handling-of-violations.title')}
      </p>
      <ol aria-labelledby="levels" className="conduct-levels">
        {levels.map((level, index) => (
          <li key={level}>
            <a href={`#${level}`} className="conduct-level">
              <span className="conduct-level-number">{index + 1}</span> {t(`handling.${level}.title`)}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
