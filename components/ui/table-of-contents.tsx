'use client';

import type { ReactNode } from 'react';
import { useSectionBeingRead } from './use-section-being-read';
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
              className={isPart ? 'contents-link pl-6' : 'contents-link'}
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
      {opening && <div className="lg:col-span-full">{opening}</div>}
      <div>
        <details className="contents-folded">
          <summary className="cursor-pointer rounded-full hairline border-outline px-4 py-2 text-sm font-semibold">
            {label}
          </summary>
          {list}
        </details>
        <div className="contents-beside">
          <p className="pb-2 text-sm font-semibold" aria-hidden="true">
            {label}
          </p>
          {list}
        </div>
      </div>
      <div>{children}</div>
    </div>
  );
}
