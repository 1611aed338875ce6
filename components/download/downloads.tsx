import { useTranslations } from 'next-intl';
import { ReleaseNotice } from '@/components/changelog/release-notice';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { richTags } from '@/components/links/rich-text';
import type { LineContent } from '@/lib/download/downloads';
import { withBase } from '@/lib/i18n/base-path';
import { checksumUrl } from '@/lib/open-data/data-paths';
import { ChecksumRefresh, RefreshNotice } from './checksum-refresh';
import { ReleaseLines } from './release-lines';
import { SystemChoice } from './system-choice';
import './download.css';

const steps = ['requirements', 'choose', 'verify', 'install'] as const;

/** On the front of the counter: how to install the chosen line on the chosen system (docs/behavior.md, Download). */
export function Downloads({ lines }: { lines: readonly LineContent[] }) {
  const t = useTranslations('pages.download');
  const readable = lines.flatMap(({ line, release }) => (release ? [{ line, sha256: release.sha256 }] : []));
  const isComplete = lines.every(({ release, platforms }) => release && platforms.length > 0);
  return (
    <div className="flex flex-col gap-4 py-6">
      {lines.map(
        ({ line, release }) =>
          release && (
            <div key={line} data-line={line} className="empty:hidden">
              <ReleaseNotice line={line} version={release.version} />
            </div>
          ),
      )}
      <ChecksumRefresh urls={Object.fromEntries(readable.map(({ line }) => [line, withBase(checksumUrl(line))]))}>
        <SystemChoice lines={lines} />
        <ReleaseLines lines={lines} />
        <div className="downloads-end">
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
        </div>
      </ChecksumRefresh>
      <InlineScript name="tooltip-dismissal" />
    </div>
  );
}

/** The steps to take, whichever package it is. */
export function InstallSteps() {
  const t = useTranslations('pages.download.steps');
  return (
    <section className="text-page self-start lg:sticky lg:top-8">
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
