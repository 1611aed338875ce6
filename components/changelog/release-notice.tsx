import { useTranslations } from 'next-intl';
import { releaseStatus } from '@/lib/changelog/status/release-status';
import type { ReleaseLine } from '@/lib/download/downloads';
import { AdvisoryName } from './release-status';

interface ReleaseNoticeProps {
  line: ReleaseLine;
  version: string;
}

/** Warns before the download of a release if it has published security warnings. */
export function ReleaseNotice({ line, version }: ReleaseNoticeProps) {
  const t = useTranslations('parts.releaseStatus');
  const [latest] = releaseStatus(line, version).warnings ?? [];
  if (!latest) return null;
  return (
    <p className="error-text">
      {t('unsafe', { version })} <AdvisoryName advisory={latest} />
    </p>
  );
}
