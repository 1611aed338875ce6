'use client';

import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { type FilterChoice, FilterChoices } from '@/components/ui/filter-choices';
import { loadPart } from '@/components/ui/load-part';
import { pushAddress, useAddressQuery } from '@/components/ui/use-address-query';
import type messages from '@/messages/en.json';
import { filterChanges } from './filter-changes';
import type { Gathered, Sources, WantedRange } from './gather-releases';
import '@/components/ui/filter-choices.css';
import './changelog.css';

interface ChangelogExplorerProps {
  /** The kinds of changes in these releases, in display order. */
  types: readonly FilterChoice[];
  checkUrl: string;
  archivePath: string;
  /** Example versions, used as placeholders of the fields. */
  examples: { since: string; to: string };
  labels: (typeof messages.parts.changelog)['explorer'] & Pick<typeof messages.parts.changelog, 'records'>;
  /** The number of newest releases. */
  count: number;
  /** The newest releases. */
  children: ReactNode;
}

const ends = ['since', 'to'] as const;

type Gathering = { state: 'loading' | 'failed' } | Gathered;

/**
 * The controls above a list of releases: a filter by kind of change, and a search for all changes between two
 * versions. The two versions are saved in the URL, so that the result can be shared.
 */
export function ChangelogExplorer({ types, checkUrl, archivePath, examples, labels, count, children }: ChangelogExplorerProps) {
  const search = useAddressQuery();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Deferred, so that a slow phone shows the checked box before it hides the changes.
  const wanted = useDeferredValue(selected);
  const [gathered, setGathered] = useState<Gathering>();
  const [shown, setShown] = useState(count);
  const latest = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const resultMessage = useRef<HTMLDivElement>(null);

  const parameters = new URLSearchParams(search);
  const since = parameters.get('since') ?? '';
  const to = parameters.get('to') ?? '';

  useEffect(() => {
    if (!since) return setGathered(undefined);
    let isLatest = true;
    setGathered({ state: 'loading' });
    void gather({ since, to }, { checkUrl, archivePath, records: labels.records })
      .catch((): Gathering => ({ state: 'failed' }))
      .then((next) => isLatest && setGathered(next));
    return () => {
      isLatest = false;
    };
  }, [since, to, checkUrl, archivePath, labels.records]);

  const releases = gathered?.state === 'ready' && gathered.releases.length > 0 ? gathered.releases : undefined;

  // The elements of both lists come from the server: from this page, and from archive pages.
  useEffect(() => {
    result.current?.replaceChildren(...(releases ?? []));
    const list = releases ? result.current : latest.current;
    if (list) setShown(filterChanges(list, wanted));
  }, [releases, wanted]);

  // On phones, the message may be below the viewport. Its scroll margin shows the beginning of the results, too.
  useEffect(() => {
    if (gathered && gathered.state !== 'loading') resultMessage.current?.scrollIntoView({ block: 'nearest' });
  }, [gathered]);

  const wrong = gathered?.state === 'notAVersion' ? gathered.field : undefined;
  const hasFailed = wrong || gathered?.state === 'failed';

  const go = (query: string) => {
    // A field that was reset follows its default value, the version in the URL; one that is being typed into doesn't.
    fields.current?.reset();
    pushAddress(location.pathname + query);
  };

  return (
    <>
      <section className="changelog-explorer needs-script">
        <h2 id="find-changes" className="sr-only">
          {labels.title}
        </h2>
        <form
          ref={fields}
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            const range = ends.flatMap((name) => {
              const value = String(form.get(name) ?? '').trim();
              return value ? [[name, value]] : [];
            });
            if (form.get('since')) go(`?${new URLSearchParams(range)}`);
          }}
        >
          {ends.map((name) => (
            <label key={name} className="flex flex-col gap-1 text-sm font-semibold">
              {labels[name]}
              <input
                name={name}
                required={name === 'since'}
                defaultValue={{ since, to }[name]}
                placeholder={examples[name]}
                autoComplete="off"
                className="field"
                {...(wrong === name && { 'aria-invalid': true, 'aria-describedby': 'changes-found' })}
              />
            </label>
          ))}
          <button type="submit" className="button">
            {labels.show}
          </button>
        </form>
        <div ref={resultMessage} className="filter-result scroll-mb-96">
          <p id="changes-found" aria-live="polite" className={hasFailed ? 'error-text' : undefined}>
            {statusText()}
          </p>
          {since && (
            <button type="button" className="link-button text-left" onClick={() => go('')}>
              {labels.back}
            </button>
          )}
        </div>
        <FilterChoices legend={labels.types} choices={types} selected={selected} onSelect={setSelected} />
      </section>
      <div hidden={releases !== undefined} ref={latest} className="releases">
        {children}
      </div>
      <div hidden={releases === undefined} ref={result} />
    </>
  );

  function statusText(): string {
    if (gathered && gathered.state !== 'ready') return labels[gathered.state];
    if (gathered && !releases) return gathered.remarks || labels.nothingBetween;
    const counted = fillPlaceholders(labels.shown, { count: shown });
    if (!gathered) return fillPlaceholders(labels.latest, { count: shown });
    const list = fillPlaceholders(labels.between, { since: gathered.since, to: gathered.to || examples.to });
    return [gathered.remarks, list, counted].filter(Boolean).join(' ');
  }
}

/** Loads the module when a range is first requested. */
async function gather(range: WantedRange, sources: Sources): Promise<Gathering> {
  const part = await loadPart(() => import('./gather-releases'));
  return part ? part.gatherReleases(range, sources) : { state: 'failed' };
}
