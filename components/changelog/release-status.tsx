import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddressLink } from '@/components/links/address-link';
import { Icon } from '@/components/ui/icon';
import type { AdvisoryLink } from '@/lib/advisories/advisories';
import { releaseStatus } from '@/lib/changelog/release-status';
import type { ReleaseLine } from '@/lib/download/downloads';
import { ReleaseLink } from './release-link';
import './release-status.css';

/** The anchor of the security warnings on the page of a release. */
export const warningsAnchor = 'security-warnings';

const icons = { newest: 'check', supported: 'check', ended: 'x' } as const;

interface SupportMarkProps {
  support: keyof typeof icons;
  children: string;
}

/** A text about the support of a release, or that it has no known warnings, with an icon. */
export function SupportMark({ support, children }: SupportMarkProps) {
  return (
    <span className={`release-support release-support-${support}`}>
      <Icon name={icons[support]} className="size-icon-text" />
      {children}
    </span>
  );
}

/** A text about security warnings, with an icon. */
export function WarningMark({ children }: { children: ReactNode }) {
  return (
    <span className="release-warnings">
      <Icon name="alert-triangle" className="size-icon-text" />
      {children}
    </span>
  );
}

interface ReleaseStatusProps {
  line: ReleaseLine;
  version: string;
  /**
   * Only the number of warnings, which leads to their names: in a list to the page of the release, on that page to its facts. Of
   * weekly releases only the newest is supported, so that the others don't repeat it in lists.
   */
  short?: 'list' | 'page';
}

/** Whether a release is the newest, supported, or out of support, and its published security warnings. */
export function ReleaseStatus({ line, version, short }: ReleaseStatusProps) {
  const t = useTranslations('parts.releaseStatus');
  const { support, newest, warnings } = releaseStatus(line, version);
  return (
    <span className="release-status">
      {!(short === 'list' && line === 'weekly' && support === 'ended') && (
        <SupportMark support={support}>{t(support, { newest })}</SupportMark>
      )}
      {warnings?.length === 0 && <span>{t('noWarnings')}</span>}
      {warnings?.[0] && (
        <WarningMark>
          {short === 'list' && (
            <ReleaseLink line={line} version={version} className="inline-link">
              {t('warningCount', { count: warnings.length })}
            </ReleaseLink>
          )}
          {short === 'page' && (
            <a href={`#${warningsAnchor}`} className="inline-link">
              {t('warningCount', { count: warnings.length })}
            </a>
          )}
          {!short && (
            <span>
              {t('warnings', { count: warnings.length })} <AdvisoryName advisory={warnings[0]} />
            </span>
          )}
        </WarningMark>
      )}
    </span>
  );
}

/** A link to an advisory, labeled with its date, or with its name if its URL contains no date. */
export function AdvisoryName({ advisory: { id, url, date } }: { advisory: AdvisoryLink }) {
  const t = useTranslations('parts.releaseFacts');
  const format = useFormatter();
  return (
    <AddressLink address={url} className="inline-link">
      {date ? t('advisory', { date: format.dateTime(new Date(date), { dateStyle: 'long' }) }) : t('advisoryNamed', { id })}
    </AddressLink>
  );
}
