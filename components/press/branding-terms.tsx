import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import './branding-terms.css';

/** The project's names, right and wrong, as they are written in English (specification, section 2). */
const verdicts = [
  { verdict: 'correct', icon: 'check', terms: ['the Jenkins project', 'Jenkins'] },
  { verdict: 'incorrect', icon: 'x', terms: ['Jenkins CI', 'Jenkins server', 'Mr. Jenkins'] },
] as const;

/** Which names to use and which not, side by side; word and icon tell the two apart, not the color alone. */
export function BrandingTerms() {
  const t = useTranslations('pages.press.branding');
  return (
    <div className="verdicts">
      {verdicts.map(({ verdict, icon, terms }) => (
        <div key={verdict} className={`verdict verdict-${verdict}`}>
          <h4 id={`names-${verdict}`} className="verdict-title">
            {t(verdict)}
          </h4>
          <ul aria-labelledby={`names-${verdict}`}>
            {terms.map((term) => (
              <li key={term} className="verdict-term">
                <Icon name={icon} className="verdict-icon" />
                <span lang="en" translate="no">
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
