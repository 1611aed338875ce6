import { useTranslations } from 'next-intl';
import './conduct.css';

/** The levels of consequences, from mild to severe. Their names are also anchors (docs/behavior.md, Code of conduct). */
const levels = ['correction', 'warning', 'probation', 'ban'] as const;

/** What can happen after a report, at a glance: the four levels of consequences, which link to their descriptions. */
export function LevelsAtAGlance() {
  const t = useTranslations('pages.conduct');
  return (
    <div className="conduct-levels flex flex-col gap-2">
      <p id="levels" className="font-semibold">
        {t('sections.handling-of-violations.title')}
      </p>
      <ol aria-labelledby="levels" className="grid items-end gap-1 wrap-anywhere">
        {levels.map((level, index) => (
          <li key={level}>
            <a href={`#${level}`} className="flex items-baseline gap-2 bg-sunken font-semibold hover:underline">
              <span className="font-serif text-2xl font-bold">{index + 1}</span> {t(`handling.${level}.title`)}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
