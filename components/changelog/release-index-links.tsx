'use client';

import { useEffect, useMemo, useRef } from 'react';
import { useSectionBeingRead } from '@/components/ui/use-section-being-read';
import './release-index.css';

interface ReleaseIndexGroup {
  /** The month of weekly releases. */
  name?: string;
  versions: readonly string[];
}

interface ReleaseIndexLinksProps {
  /** The accessible name. */
  label: string;
  /** In page order. */
  groups: readonly ReleaseIndexGroup[];
}

/** Links to the releases on a page, which mark the one being read. */
export function ReleaseIndexLinks({ label, groups }: ReleaseIndexLinksProps) {
  const headings = useMemo(() => groups.flatMap(({ versions }) => versions.map((version) => ({ id: `v${version}` }))), [groups]);
  const current = useSectionBeingRead(headings);
  const list = useRef<HTMLOListElement>(null);

  // Not `scrollIntoView()`, which would also scroll the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked link changes with the section being read
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    const { clientWidth, clientHeight } = list.current;
    list.current.scrollTo({ left: link.offsetLeft - clientWidth / 2, top: link.offsetTop - clientHeight / 2 });
  }, [current]);

  return (
    <nav aria-label={label} className="release-index">
      <ol ref={list} className="release-index-groups">
        {groups.map(({ name, versions }) => (
          <li key={versions[0]}>
            {name && <span className="block font-serif text-xs font-bold text-muted first-letter:uppercase">{name}</span>}
            <ol className="release-index-versions">
              {versions.map((version) => (
                <li key={version}>
                  <a
                    href={`#v${version}`}
                    aria-current={current === `v${version}` ? 'location' : undefined}
                    className="release-index-link"
                  >
                    {version}
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}
