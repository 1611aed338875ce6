import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { TooltipDismissal } from '@/components/ui/tooltip-dismissal';
import type { LineContent } from '@/lib/download/downloads';
import { withBase } from '@/lib/i18n/base-path';
import { checksumUrl } from '@/lib/published/published-files';
import { ChecksumRefresh, RefreshNotice } from './checksum-refresh';
import { ReleasePackages } from './release-packages';
import './downloads.css';
import './line-columns.css';

const steps = ['requirements', 'choose', 'install', 'verify'] as const;

/** The download steps and the packages of both release lines (docs/behavior.md, Download). */
export function Downloads({ lines }: { lines: readonly LineContent[] }) {
  const t = useTranslations('pages.download');
  return (
    <section aria-labelledby="downloading" className="page-section">
      <h2 id="downloading" className="heading">
        {t('steps.title')}
      </h2>
      <div className="prose">
        <p>{t('steps.lead')}</p>
        <ItemList ordered items={steps.map((step) => t.rich(`steps.${step}`, richTags()))} />
      </div>
      <TooltipDismissal />
      <Packages lines={lines} />
      <p className="third-party-note">{t('packages.thirdPartyNote')}</p>
    </section>
  );
}

function Packages({ lines }: { lines: readonly LineContent[] }) {
  const t = useTranslations('pages.download');
  const readable = lines.flatMap(({ line, release }) => (release ? [{ line, sha256: release.sha256 }] : []));
  const isComplete = lines.every(({ release, platforms }) => release && platforms.length > 0);
  return (
    <ChecksumRefresh urls={Object.fromEntries(readable.map(({ line }) => [line, withBase(checksumUrl(line))]))}>
      {isComplete ? (
        <RefreshNotice
          builtIn={Object.fromEntries(readable.map(({ line, sha256 }) => [line, sha256]))}
          words={{ failed: t('failed'), newer: t('newerChecksum') }}
        />
      ) : (
        <div className="download-notice">
          <p role="alert" className="error-text">
            {t('failed')}
          </p>
        </div>
      )}
      <div className="line-columns">
        {lines.map((content) => (
          <ReleasePackages key={content.line} {...content} />
        ))}
      </div>
    </ChecksumRefresh>
  );
}
