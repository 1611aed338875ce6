import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddressLink } from '@/components/links/address-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import type { AdvisoryLink } from '@/lib/advisories/advisories';
import { daysAfter } from '@/lib/changelog/status/release-rhythm';
import { newestDay, newestUntil, nextStableDay, releaseStatus } from '@/lib/changelog/status/release-status';
import type { ReleaseLine } from '@/lib/download/downloads';
import { dateText } from '@/lib/i18n/dates';
import { ByDay } from './by-day';
import { ReleaseLink } from './release-link';
import './release-status.css';

/** The anchor of the security warnings on the page of a release. */
export const warningsAnchor = 'security-warnings';

const icons = { latest: 'check', supported: 'check', ended: 'x', unclear: 'info-circle' } as const;

interface SupportMarkProps {
  support: keyof typeof icons;
  children: ReactNode;
}

/** A text about the support of a release, or that it has no known warnings, with an icon. */
export function SupportMark({ support, children }: SupportMarkProps) {
  return (
    <span className="release-support">
      <Icon name={icons[support]} className={support === 'latest' ? 'size-icon-text text-success' : 'size-icon-text'} />
      <span>{children}</span>
    </span>
  );
}

/** A text about security warnings, with an icon. Only that is red: in a list, most releases have warnings. */
export function WarningMark({ children }: { children: ReactNode }) {
  return (
    <span className="release-warnings">
      <Icon name="alert-triangle" className="size-icon-text text-error" />
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
  const { support, warnings } = releaseStatus(line, version);
  const count = warnings && t('warningCount', { count: warnings.length });
  return (
    <span className="release-status">
      {!(short === 'list' && line === 'weekly' && support === 'ended') && <ReleaseSupport line={line} version={version} />}
      {warnings?.length === 0 && <NoWarnings line={line} short={short !== undefined} />}
      {warnings?.[0] && (
        <WarningMark>
          {short === 'list' && (
            <ReleaseLink line={line} version={version} className="inline-link">
              {count}
            </ReleaseLink>
          )}
          {short === 'page' && (
            <a href={`#${warningsAnchor}`} className="inline-link">
              {count}
            </a>
          )}
          {!short && (
            <span>
              {t('warnings', { count: warnings.length })} <AdvisoryName advisory={warnings[0]} />
            </span>
          )}
        </WarningMark>
      )}
      {line === 'stable' && support === 'latest' && <NextRelease />}
    </span>
  );
}

/** Whether a release is supported, and what is known of it from the day on which a newer one is due. */
export function ReleaseSupport({ line, version }: Pick<ReleaseStatusProps, 'line' | 'version'>) {
  const t = useTranslations('parts.releaseStatus');
  const { support, newest } = releaseStatus(line, version);
  const until = newestUntil(line);
  const before = <SupportMark support={support}>{t(support, { latest: newest })}</SupportMark>;
  if (!until || support === 'ended') return before;
  const after = support === 'latest' ? t.rich('latestKnown', richTags()) : t('replaced', { latest: newest });
  return <ByDay day={until} before={before} after={<SupportMark support="unclear">{after}</SupportMark>} />;
}

interface NoWarningsProps extends Pick<ReleaseStatusProps, 'line'> {
  /** The day only as a tooltip, because the page says it once. */
  short?: boolean;
}

/** That no security warnings about a release are known, and as of when. */
export function NoWarnings({ line, short = false }: NoWarningsProps) {
  const t = useTranslations('parts.releaseStatus');
  const counted = useTranslations('pages.downloadCheck.recent');
  const locale = useLocale();
  const day = newestDay(line);
  if (!day) return null;
  const text = t('noWarnings', { date: dateText(day, locale) });
  if (short) return <span title={text}>{counted('warningCount', { count: 0 })}</span>;
  return <SupportMark support="supported">{text}</SupportMark>;
}

/** When the next LTS release is expected, until that day is over. */
function NextRelease() {
  const t = useTranslations('parts.releaseStatus');
  const locale = useLocale();
  const day = nextStableDay();
  if (!day) return null;
  return <ByDay day={daysAfter(day, 1)} before={t('next', { date: dateText(day, locale) })} />;
}

/** A link to an advisory, labeled with its date, or with its name if its URL contains no date. */
export function AdvisoryName({ advisory: { id, url, date } }: { advisory: AdvisoryLink }) {
  const t = useTranslations('parts.releaseFacts');
  const locale = useLocale();
  return (
    <AddressLink address={url} className="inline-link">
      {date ? t('advisory', { date: dateText(date, locale) }) : t('advisoryNamed', { id })}
    </AddressLink>
  );
}
