import { useTranslations } from 'next-intl';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import type { Verification } from '@/lib/download/verification';
import { SystemOption } from './system-option';
import './choices.css';
import './verification.css';

/**
 * The choice of the system whose commands the page shows, on the front of a counter. It works without scripts: CSS hides the commands
 * of the others (docs/behavior.md, Verification of downloads).
 */
export function CheckSystems({ commands: { checksum, signature } }: Pick<Verification, 'commands'>) {
  const t = useTranslations('pages');
  const names = new Map([...checksum, ...signature].map(({ for: system, system: name }) => [system, name]));
  return (
    <div className="page-section">
      <div className="check-systems">
        <fieldset className="systems">
          <legend className="systems-legend">{t('download.system')}</legend>
          {[...names].map(([system, name], index) => (
            <SystemOption key={system} id={`system-${system}`} systems={[system]} isDefault={index === 0}>
              {name}
            </SystemOption>
          ))}
        </fieldset>
        <InlineScript name="own-system" />
        <p className="system-text pb-3">{t('verifyDownloads.choice')}</p>
      </div>
    </div>
  );
}
