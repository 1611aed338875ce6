import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import type { CheckedVersion } from '@/lib/changelog/check/version-check';
import { dateText } from '@/lib/i18n/dates';
import { CheckChanges } from './check-changes';
import type { CheckLabels } from './check-labels';
import { UpgradePlan } from './upgrade-plan';
import './version-check.css';

interface CheckDetailsProps {
  checked: CheckedVersion;
  labels: CheckLabels;
  /** The URL of the changes of a year, with the placeholder `{year}`. */
  changesUrl: string;
}

/** The upgrade plan, and beside it the security warnings and the changes in between. */
export function CheckDetails({ checked, labels, changesUrl }: CheckDetailsProps) {
  return (
    <div className="check-details @container pt-6 not-has-[section]:hidden">
      <div className="check-beside grid gap-y-12">
        <UpgradePlan checked={checked} labels={labels} />
        <div className="flex flex-col gap-12">
          <SecurityWarnings checked={checked} labels={labels} />
          <CheckChanges checked={checked} labels={labels} changesUrl={changesUrl} />
        </div>
      </div>
    </div>
  );
}

function SecurityWarnings({ checked: { advisories, isNewer }, labels }: Omit<CheckDetailsProps, 'changesUrl'>) {
  const { security, locale, addresses } = labels;
  if (isNewer || advisories?.length === 0) return null;
  return (
    <section>
      <h3 className="heading">{security.title}</h3>
      {advisories && (
        <ul className="link-rows">
          {advisories.map(({ id, url, date }) => (
            <li key={id}>
              <a href={url}>
                {fillPlaceholders(date ? security.advisory : security.advisoryNamed, {
                  id,
                  date: date && dateText(date, locale),
                })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={addresses.advisories}>{security.all}</a>
      </p>
    </section>
  );
}
