import type { ReactNode } from 'react';
import { ContentsSpy } from './contents-spy';
import './table-of-contents.css';

interface ContentsEntry {
  /** The anchor of the section. */
  id: string;
  title: string;
  /** The section belongs to the one before it. */
  isPart?: boolean;
}

interface PageWithContentsProps {
  /** The accessible name of the table of contents. */
  label: string;
  entries: readonly ContentsEntry[];
  /** What stands before both: the one action of the page. */
  opening?: ReactNode;
  children: ReactNode;
}

/** A long page with a table of contents: beside the text in wide windows, collapsed above it in narrow ones. */
export function PageWithContents({ label, entries, opening, children }: PageWithContentsProps) {
  return (
    <div className="page-section contents-layout">
      {opening && <div className="contents-opening">{opening}</div>}
      <ContentsSpy ids={entries.map((entry) => entry.id)}>
        <details className="contents-folded">
          <summary>{label}</summary>
          <ContentsList label={label} entries={entries} />
        </details>
        <div className="contents-beside">
          <p className="contents-title" aria-hidden="true">
            {label}
          </p>
          <ContentsList label={label} entries={entries} />
        </div>
      </ContentsSpy>
      <div>{children}</div>
    </div>
  );
}

function ContentsList({ label, entries }: Pick<PageWithContentsProps, 'label' | 'entries'>) {
  return (
    <nav aria-label={label}>
      <ol>
        {entries.map(({ id, title, isPart }) => (
          <li key={id}>
            <a href={`#${id}`} className={isPart ? 'contents-link contents-link-part' : 'contents-link'}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
