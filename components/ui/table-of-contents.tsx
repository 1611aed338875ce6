'use client';

import { type ReactNode, useEffect, useState } from 'react';
import './table-of-contents.css';

interface ContentsEntry {
  /** The anchor of the section. */
  id: string;
  title: string;
  /** Whether this is a subsection. */
  isPart?: boolean;
}

interface PageWithContentsProps {
  /** The accessible name of the table of contents. */
  label: string;
  /** In page order. */
  entries: readonly ContentsEntry[];
  /** Content before both: the page's main action. */
  opening?: ReactNode;
  children: ReactNode;
}

/**
 * A long page with a table of contents that marks the section being read. It is beside the text in wide windows, and
 * collapsed above it in narrow ones.
 */
export function PageWithContents({ label, entries, opening, children }: PageWithContentsProps) {
  const current = useSectionBeingRead(entries);
  const list = (
    <nav aria-label={label}>
      <ol>
        {entries.map(({ id, title, isPart }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={isPart ? 'contents-link contents-link-part' : 'contents-link'}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
  return (
    <div className="page-section contents-layout">
      {opening && <div className="contents-opening">{opening}</div>}
      <div>
        <details className="contents-folded">
          <summary>{label}</summary>
          {list}
        </details>
        <div className="contents-beside">
          <p className="contents-title" aria-hidden="true">
            {label}
          </p>
          {list}
        </div>
      </div>
      <div>{children}</div>
    </div>
  );
}

/** The anchor of the section being read; undefined until the page is hydrated. */
function useSectionBeingRead(entries: readonly ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const listeners = new AbortController();
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => setCurrent(sectionBeingRead(headings)?.id);
    update();
    for (const event of ['scroll', 'resize', 'hashchange']) {
      window.addEventListener(event, update, { signal: listeners.signal, passive: true });
    }
    return () => listeners.abort();
  }, [entries]);
  return current;
}

/** Maximum distance, in pixels, from the top of the window to a heading that a link has just scrolled to. */
const landing = 64;

/**
 * The section that a link scrolled to, while it is still in place; otherwise the last one that starts in the upper
 * third of the window or above. Near the end of the page, that limit moves down to the bottom edge; otherwise, short
 * sections at the end would never be marked.
 */
function sectionBeingRead(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const { innerHeight, scrollY } = window;
  const toTheEnd = document.documentElement.scrollHeight - innerHeight - scrollY;
  const begins = (heading: HTMLElement) => heading.getBoundingClientRect().top;

  const lowestLanding = toTheEnd < 1 ? innerHeight : landing;
  const linked = headings.find(({ id }) => `#${id}` === window.location.hash);
  // Browsers scroll by whole device pixels and may stop slightly past the heading.
  if (linked && begins(linked) > -1 && begins(linked) < lowestLanding) return linked;

  const limit = Math.max(innerHeight / 3, innerHeight - toTheEnd);
  return headings.findLast((heading) => begins(heading) < limit) ?? headings[0];
}
