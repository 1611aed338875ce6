import { useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { Icon } from '@/components/ui/icon';
import type { ChangelogRelease } from '@/lib/changelog/changelogs';
import { releaseStatus } from '@/lib/changelog/status/release-status';
import { tryContent } from '@/lib/content/try-content';
import { checksumAddress, loadRelease, type ReleaseLine, signatureAddress, warAddress } from '@/lib/download/downloads';
import { routes } from '@/lib/routing/routes';

interface ReleaseFilesProps {
  line: ReleaseLine;
  release: Pick<ChangelogRelease, 'version' | 'date'>;
}

/** The WAR file of a release and what it is verified with; nothing if it was never published. */
export function ReleaseFiles({ line, release: { version, date } }: ReleaseFilesProps) {
  const t = useTranslations('parts.releaseFiles');
  const offered = tryContent(() => loadRelease(line));
  if (!date || !offered) return null;
  const release = { war: offered.war, version };
  const signature = signatureAddress(line, release);
  const hasWarnings = (releaseStatus(line, version).warnings ?? []).length > 0;
  return (
    <section className="flex flex-col gap-2">
      {/* Quiet if the release has security warnings, because the newest one is the better choice. */}
      {hasWarnings && offered.version !== version && (
        <AddressLink address={`${routes.download.path}#${line}`} className="button">
          {t('latest', { version: offered.version })}
        </AddressLink>
      )}
      <AddressLink address={warAddress(release)} className={hasWarnings ? 'button-quiet' : 'button'}>
        <Icon name="download" />
        {t('war', { version })}
      </AddressLink>
      <ul className="flex flex-wrap gap-x-4 pt-2 text-sm">
        <li>
          <AddressLink address={checksumAddress(release)}>{t('checksum')}</AddressLink>
        </li>
        {signature && (
          <li>
            <AddressLink address={signature}>{t('signature')}</AddressLink>
          </li>
        )}
        <li>
          <DestinationLink to="verifyDownloads">{t('verify')}</DestinationLink>
        </li>
        {offered.version === version && (
          <li>
            <AddressLink address={`${routes.download.path}#${line}`}>{t('packages')}</AddressLink>
          </li>
        )}
      </ul>
    </section>
  );
}
