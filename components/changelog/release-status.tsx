import { useFormatter, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { Icon } from '@/components/ui/icon';
import type { AdvisoryLink } from '@/lib/advisories/advisories';
import { releaseStatus } from '@/lib/changelog/release-status';
import type { ReleaseLine } from '@/lib/download/downloads';
import './release-status.css';

interface ReleaseStatusProps {
  line: ReleaseLine;
  version: string;
}

const icons = { newest: 'check', supported: 'check', ended: 'x' } as const;

/** Whether a release is the newest, supported, or out of support, and its published security warnings. */
export function ReleaseStatus({ line, version }: ReleaseStatusProps) {
  const t = useTranslations('parts.releaseStatus');
  const { support, newest, warnings } = releaseStatus(line, version);
  return (
    <span className="release-status">
      <span className={`release-support release-support-${support}`}>
        <Icon name={icons[support]} className="size-icon-text" />
        {t(support, { newest })}
      </span>
      {warnings && <Warnings warnings={warnings} />}
    </span>
  );
}

/** A short form for long lists: the number of warnings, or else the support status unless support has ended. */
export function ShortStatus({ line, version }: ReleaseStatusProps) {
  const t = useTranslations('parts.releaseStatus');
  const { support, newest, warnings = [] } = releaseStatus(line, version);
  if (warnings.length > 0) return <span className="release-warnings">{t('warningCount', { count: warnings.length })}</span>;
  return support === 'ended' ? null : <span className="release-support">{t(support, { newest })}</span>;
}

function Warnings({ warnings }: { warnings: readonly AdvisoryLink[] }) {
  const t = useTranslations('parts.releaseStatus');
  const [latest] = warnings;
  if (!latest) return <span>{t('noWarnings')}</span>;
  return (
    <span className="release-warnings">
      <Icon name="alert-triangle" className="size-icon-text" />
      <span>
        {t('warnings', { count: warnings.length })} <AdvisoryName advisory={latest} />
      </span>
    </span>
  );
}

/** A link to an advisory, labeled with its date, or with its name if its URL contains no date. */
export function AdvisoryName({ advisory: { id, url, date } }: { advisory: AdvisoryLink }) {
  const t = useTranslations('parts.releaseFacts');
  const format = useFormatter();
  return (
    <AddressLink address={url} className="inline-link">
      {date
        ? t('advisory', { date: format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }) })
        : t('advisoryNamed', { id })}
    </AddressLink>
  );
}
