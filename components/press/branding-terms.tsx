import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import './press.css';

/** The project's correct and incorrect names in English (docs/behavior.md, Press). */
const verdicts = [
  { verdict: 'correct', icon: 'check', terms: ['the Jenkins project', 'Jenkins'] },
  { verdict: 'incorrect', icon: 'x', terms: ['Jenkins CI', 'Jenkins server', 'Mr. Jenkins'] },
] as const;

/** Correct and incorrect names side by side, distinguished by text and icons, not by color alone. */
export function BrandingTerms() {
  const t = useTranslations('pages.press.branding');
  return (
    <div className="grid max-w-object grid-cols-2 gap-6 pt-1">
      {verdicts.map(({ verdict, icon, terms }) => (
        <div key={verdict} className={`verdict-${verdict}`}>
          <h4 id={`names-${verdict}`} className="font-semibold text-ink">
            {t(verdict)}
          </h4>
          <ul aria-labelledby={`names-${verdict}`}>
            {terms.map((term) => (
              <li key={term} className="flex gap-2 py-1">
                <Icon name={icon} className="mt-1 size-icon shrink-0" />
                <span lang="en" translate="no" className="wrap-anywhere text-ink">
                  {term}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
