import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddressLink } from '@/components/links/address-link';
import { advisoriesFor, advisoryLink } from '@/lib/advisories/advisories';
import { testedConfigurationsOf } from '@/lib/changelog/tested-configurations';
import { tryContent } from '@/lib/content/try-content';
import type { ReleaseLine } from '@/lib/download/downloads';
import { javaFor } from '@/lib/download/java';
import { routes } from '@/lib/routing/routes';
import { ReleaseLink } from './release-link';
import { AdvisoryName, warningsAnchor } from './release-status';

interface ReleaseFactsProps {
  line: ReleaseLine;
  version: string;
  /** The next and the latest release of the line; undefined if this is the latest. */
  newer?: string;
  latest?: string;
}

/** What administrators look up about a release: Java versions, security warnings, successor. Unknown facts are omitted. */
export function ReleaseFacts({ line, version, newer, latest }: ReleaseFactsProps) {
  const t = useTranslations('parts.releaseFacts');
  const format = useFormatter();
  const java = javaFor(version);
  const tested = tryContent(() => testedConfigurationsOf(version));
  const facts: [term: string, fact: ReactNode][] = [];
  if (java) facts.push([t('java'), t('javaOf', { versions: format.list(java.map(String), { type: 'disjunction' }) })]);
  if (tested) {
    const names = [...tested.jdks.map((versions) => t('javaOf', { versions })), ...tested.platforms];
    facts.push([t('tested'), names.join(', ')]);
  }
  if (advisoriesFor(version)?.length) facts.push([t('warnings'), <SecurityWarnings key="warnings" version={version} />]);
  if (newer) facts.push([t('replacedBy'), <ReleaseLink key="newer" line={line} version={newer} />]);
  if (latest && latest !== newer) facts.push([t('latest'), <ReleaseLink key="latest" line={line} version={latest} />]);
  return (
    <section>
      <dl>
        {facts.map(([term, fact]) => (
          <div key={term} className="hairline-t py-2 wrap-anywhere max-lg:grid max-lg:grid-cols-legend max-lg:gap-x-4">
            <dt className="text-sm text-muted">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className="hairline-t py-2">
        <AddressLink address={`${routes.downloadCheck.path}?version=${version}`}>{t('check')}</AddressLink>
      </div>
    </section>
  );
}

function SecurityWarnings({ version }: { version: string }) {
  return (
    <ul id={warningsAnchor}>
      {(advisoriesFor(version) ?? []).map(advisoryLink).map((advisory) => (
        <li key={advisory.id}>
          <AdvisoryName advisory={advisory} />
        </li>
      ))}
    </ul>
  );
}
