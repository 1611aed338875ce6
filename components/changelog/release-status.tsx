import { useFormatter, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { Icon } from '@/components/ui/icon';
import type { AdvisoryLink } from '@/lib/advisories/advisories';
import { releaseStatus } from '@/lib/changelog/release-status';
import type { ReleaseLine } from '@/lib/download/downloads';
import { ReleaseLink } from './release-link';
import './release-status.css';

interface ReleaseStatusProps {
  line: ReleaseLine;
  version: string;
}

const icons = { newest: 'check', supported: 'check', ended: 'x' } as const;

/** Whether a release is the newest, supported, or out of support, and its published security warnings. */
export function ReleaseStatus({ line, version }: ReleaseStatusProps) {
  const { warnings } = releaseStatus(line, version);
  return (
    <span className="release-status">
      <Support line={line} version={version} />
      {warnings && <Warnings warnings={warnings} />}
    </span>
  );
}

/** A short form for lists: the number of warnings leads to the page of the release, which names them. */
export function ShortStatus({ line, version }: ReleaseStatusProps) {
  const t = useTranslations('parts.releaseStatus');
  const { warnings } = releaseStatus(line, version);
  return (
    <span className="release-status">
      <Support line={line} version={version} />
      {warnings?.length === 0 && <span>{t('noWarnings')}</span>}
      {warnings && warnings.length > 0 && (
        <span className="release-warnings">
          <Icon name="alert-triangle" className="size-icon-text" />
          <ReleaseLink line={line} version={version} className="inline-link">
            {t('warningCount', { count: warnings.length })}
          </ReleaseLink>
        </span>
      )}
    </span>
  );
}

function Support({ line, version }: ReleaseStatusProps) {
  const t = useTranslations('parts.releaseStatus');
  const { support, newest } = releaseStatus(line, version);
  return (
    <span className={`release-support release-support-${support}`}>
      <Icon name={icons[support]} className="size-icon-text" />
      {t(support, { newest })}
    </span>
  );
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
