'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { filterChanges } from './filter-changes';
import type { Gathered, Sources, WantedRange } from './gather-releases';
import './changelog-explorer.css';
import '@/components/ui/filter-choices.css';
import './release-section.css';

interface ChangelogExplorerProps {
  /** The kinds of changes that the releases have, in their order. */
  types: readonly { type: string; text: string; lang?: string }[];
  versionsUrl: string;
  archivePath: string;
  /** Versions that show what to write. */
  examples: { since: string; to: string };
  words: {
    title: string;
    since: string;
    to: string;
    show: string;
    types: string;
    /** With {count} in it. */
    shown: string;
    loading: string;
    failed: string;
    notAVersion: string;
    nothingBetween: string;
    /** With {since} and {to} in it. */
    between: string;
    newest: string;
    back: string;
  };
  /** How many releases the page was built with, so that the text that counts them does not grow. */
  count: number;
  /** The newest releases. */
  children: ReactNode;
}

type Gathering = { state: 'loading' | 'failed' } | Gathered;

const addressChanged = 'changelog-range';

function subscribeToAddress(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  window.addEventListener(addressChanged, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(addressChanged, onChange);
  };
}

/**
 * Above a list of releases: a filter by kind of change, and everything that changed between two
 * versions. The two versions live in the address, so that what they show can be shared.
 */
export function ChangelogExplorer({ types, versionsUrl, archivePath, examples, words, count, children }: ChangelogExplorerProps) {
  const search = useSyncExternalStore(
    subscribeToAddress,
    () => window.location.search,
    () => '',
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [gathered, setGathered] = useState<Gathering>();
  const [shown, setShown] = useState(count);
  const newest = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);

  const parameters = new URLSearchParams(search);
  const since = parameters.get('since') ?? '';
  const to = parameters.get('to') ?? '';

  useEffect(() => {
    if (!since) return setGathered(undefined);
    let isLatest = true;
    setGathered({ state: 'loading' });
    void gather({ since, to }, { versionsUrl, archivePath })
      .catch((): Gathering => ({ state: 'failed' }))
      .then((next) => isLatest && setGathered(next));
    return () => {
      isLatest = false;
    };
  }, [since, to, versionsUrl, archivePath]);

  const releases = gathered?.state === 'ready' && gathered.releases.length > 0 ? gathered.releases : undefined;

  useEffect(() => {
    result.current?.replaceChildren(...(releases ?? []));
    const list = releases ? result.current : newest.current;
    if (list) setShown(filterChanges(list, selected));
  }, [releases, selected]);

  const go = (query: string) => {
    window.history.pushState(null, '', window.location.pathname + query);
    window.dispatchEvent(new Event(addressChanged));
  };

  const toggle = (type: string) => {
    const next = new Set(selected);
    if (!next.delete(type)) next.add(type);
    setSelected(next);
  };

  return (
    <>
      <section aria-labelledby="find-changes" className="changelog-explorer needs-script">
        <h2 id="find-changes" className="subheading">
          {words.title}
        </h2>
        <form
          // A new address shows in the fields, and what a visitor writes stays until then.
          key={search}
          className="changelog-explorer-range"
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            const wanted = ['since', 'to'].flatMap((name) => {
              const value = String(form.get(name) ?? '').trim();
              return value ? [[name, value]] : [];
            });
            if (form.get('since')) go(`?${new URLSearchParams(wanted)}`);
          }}
        >
          <label className="changelog-explorer-field">
            {words.since}
            <input name="since" required defaultValue={since} placeholder={examples.since} autoComplete="off" className="field" />
          </label>
          <label className="changelog-explorer-field">
            {words.to}
            <input name="to" defaultValue={to} placeholder={examples.to} autoComplete="off" className="field" />
          </label>
          <button type="submit" className="button">
            {words.show}
          </button>
        </form>
        <fieldset className="filter-choices">
          <legend className="filter-legend">{words.types}</legend>
          {types.map(({ type, text, lang }) => (
            <label key={type} className="filter-choice" lang={lang}>
              <input type="checkbox" checked={selected.has(type)} onChange={() => toggle(type)} />
              {text}
            </label>
          ))}
        </fieldset>
        <div className="filter-result">
          <p role="status">{statusText()}</p>
          {since && (
            <button type="button" className="link-button" onClick={() => go('')}>
              {words.back}
            </button>
          )}
        </div>
      </section>
      <div hidden={releases !== undefined} ref={newest} className="releases">
        {children}
      </div>
      <div hidden={releases === undefined} ref={result} className="releases" />
    </>
  );

  function statusText(): string {
    if (gathered && gathered.state !== 'ready') return words[gathered.state];
    if (gathered && !releases) return words.nothingBetween;
    const list = releases ? words.between.replace('{since}', since).replace('{to}', to || examples.to) : words.newest;
    return `${list} ${words.shown.replace('{count}', String(shown))}`;
  }
}

/** What gathers releases is loaded when somebody first asks for a range. */
async function gather(range: WantedRange, sources: Sources): Promise<Gathering> {
  const part = await loadPart(() => import('./gather-releases'));
  return part ? part.gatherReleases(range, sources) : { state: 'failed' };
}
