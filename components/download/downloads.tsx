import { useTranslations } from 'next-intl';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { richTags } from '@/components/links/rich-text';
import type { LineContent } from '@/lib/download/downloads';
import { withBase } from '@/lib/i18n/base-path';
import { checksumUrl } from '@/lib/open-data/data-paths';
import { ChecksumRefresh, RefreshNotice } from './checksum-refresh';
import { PackageTable } from './package-table';
import { ReleaseLines } from './release-lines';
import { SystemTiles } from './system-tiles';
import './download.css';

const steps = ['requirements', 'choose', 'verify', 'install'] as const;

/** The newest release of both lines, their packages, and the steps to take (docs/behavior.md, Download). */
export function Downloads({ lines }: { lines: readonly LineContent[] }) {
  const t = useTranslations('pages.download');
  const readable = lines.flatMap(({ line, release }) => (release ? [{ line, sha256: release.sha256 }] : []));
  const isComplete = lines.every(({ release, platforms }) => release && platforms.length > 0);
  return (
    <>
      <ChecksumRefresh urls={Object.fromEntries(readable.map(({ line }) => [line, withBase(checksumUrl(line))]))}>
        <ReleaseLines lines={lines} />
        {isComplete ? (
          <RefreshNotice
            builtIn={Object.fromEntries(readable.map(({ line, sha256 }) => [line, sha256]))}
            labels={{ failed: t('failed'), newer: t('newerChecksum') }}
          />
        ) : (
          <div className="download-notice">
            <p role="alert" className="error-text">
              {t('failed')}
            </p>
          </div>
        )}
      </ChecksumRefresh>
      <InlineScript name="tooltip-dismissal" />
      <SystemTiles lines={lines} />
      <PackageTable lines={lines} />
      <InstallSteps />
    </>
  );
}

function InstallSteps() {
  const t = useTranslations('pages.download.steps');
  return (
    <section className="page-section">
      <h2 id="downloading" className="heading">
        {t('title')}
      </h2>
      <p className="prose">{t('lead')}</p>
      <ol className="install-steps">
        {steps.map((step) => (
          <li key={step}>{t.rich(step, richTags())}</li>
        ))}
      </ol>
    </section>
  );
}
