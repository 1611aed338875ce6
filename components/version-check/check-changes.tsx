'use client';

import { useDeferredValue, useEffect, useState } from 'react';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { Icon } from '@/components/ui/icon';
import { pluralLabel } from '@/components/ui/plural-label';
import { type CheckedVersion, changesByKind, type KindOfChange } from '@/lib/changelog/check/version-check';
import type { ReleaseChanges } from '@/lib/changelog/check/version-data';
import type { ReleaseLine } from '@/lib/download/downloads';
import type { CheckLabels } from './check-labels';
import { releaseLink } from './format';
import { loadChanges } from './load-changes';
import './version-check.css';

interface CheckChangesProps {
  checked: CheckedVersion;
  labels: CheckLabels;
  /** The URL of the changes of a year, with the placeholder `{year}`. */
  changesUrl: string;
}

/** Longer lists start collapsed, because they would hide the others. */
const mostOpen = 20;

/** The changes between a version and the newest release of its line. */
export function CheckChanges({ checked, labels, changesUrl }: CheckChangesProps) {
  const { version, newest, later, gaps, line, recordsSince } = checked;
  const [releases, setReleases] = useState<readonly ReleaseChanges[] | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly ReleaseChanges[] | 'failed') => isCurrent && setReleases(found);
    loadChanges(later, changesUrl).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [later, changesUrl]);

  if (later.length === 0) return null;
  const { changes } = labels;
  const [target] = later;
  return (
    <section>
      <h3 className="heading">{changes.title}</h3>
      {!releases && <p>{changes.loading}</p>}
      {releases === 'failed' && (
        <p>
          {changes.failed} {target && <a {...releaseLink(labels, line, target.version)}>{target.version}</a>}
        </p>
      )}
      {Array.isArray(releases) && <Kinds releases={releases} line={line} labels={labels} sentence={sentence(releases)} />}
    </section>
  );

  function sentence(found: readonly ReleaseChanges[]): string {
    const hasChanges = found.some((release) => release.changes.length > 0 || release.incomplete);
    const text = recordsSince ? changes.sinceOldest : hasChanges ? changes.since : changes.none;
    const missing = gaps.map(({ first, last, count }) => pluralLabel(labels.unrecorded, count, { first, last }));
    return [fillPlaceholders(text, { version, latest: newest, oldest: recordsSince }), ...missing].join(' ');
  }
}

interface KindsProps {
  releases: readonly ReleaseChanges[];
  line: ReleaseLine;
  labels: CheckLabels;
  /** What the list contains. */
  sentence: string;
}

function Kinds({ releases, line, labels, sentence }: KindsProps) {
  return (
    <>
      <p>{sentence}</p>
      {releases.some(({ incomplete }) => incomplete) && <p>{labels.changes.incomplete}</p>}
      <div className="flex flex-col gap-2">
        {changesByKind(releases, Object.keys(labels.kinds)).map((group, index) => (
          <Kind
            key={group.type}
            group={group}
            line={line}
            labels={labels}
            isOpen={index === 0 && group.changes.length <= mostOpen}
          />
        ))}
      </div>
    </>
  );
}

interface KindProps {
  group: KindOfChange;
  line: ReleaseLine;
  labels: CheckLabels;
  isOpen: boolean;
}

/** The changes of a kind. There may be thousands, so closed ones are rendered after the rest, for printing and finding. */
function Kind({ group: { type, changes }, line, labels, isOpen }: KindProps) {
  const isRendered = useDeferredValue(true, isOpen);
  const { recordsLang, kinds } = labels;
  const name = kinds[type];
  return (
    <details open={isOpen} className="check-kind card-box wrap-anywhere">
      <summary>
        <span lang={name === undefined ? recordsLang : undefined}>
          {fillPlaceholders(labels.changes.kind, {
            kind: name ? pluralLabel(name, changes.length) : type,
            count: changes.length.toLocaleString(labels.locale),
          })}
        </span>
        <Icon name="chevron-down" className="check-kind-arrow" />
      </summary>
      {isRendered && (
        <ul>
          {changes.map(({ version, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
            <li key={index}>
              <a {...releaseLink(labels, line, version)}>{version}</a> <span lang={recordsLang}>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
