import { AddressLink } from '@/components/links/address-link';
import { LocalizedText } from '@/components/ui/localized-text';
import type { LocalText } from '@/lib/content/local-text';
import './archive-list.css';

interface ArchiveEntry {
  year: number;
  title: LocalText;
  link: string;
}

interface ArchiveListProps {
  /** Sorted by year. */
  entries: readonly ArchiveEntry[];
  /** Puts the years in two columns, for short titles. */
  columns?: boolean;
}

/** Links about earlier events: a row for each year, with the year beside its links. */
export function ArchiveList({ entries, columns = false }: ArchiveListProps) {
  const years = [...new Set(entries.map(({ year }) => year))];
  return (
    <dl className={columns ? 'event-archive-columns' : undefined}>
      {years.map((year) => (
        <div key={year} className="event-archive-row">
          <dt className="event-archive-year">{year}</dt>
          {entries
            .filter((entry) => entry.year === year)
            .map((entry) => (
              <dd key={entry.link} className="event-archive-entry">
                <ArchiveLink entry={entry} />
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}

/**
 * A title without the year at its end, which is beside it. Screen readers also offer lists of links, where similar titles differ
 * by their year.
 */
function ArchiveLink({ entry: { year, title, link } }: { entry: ArchiveEntry }) {
  const shown = title.text.replace(new RegExp(` ${year}$`), '');
  return (
    <AddressLink address={link}>
      <LocalizedText {...title} text={shown} />
      {!shown.includes(String(year)) && <span className="sr-inline">{`, ${year}`}</span>}
    </AddressLink>
  );
}
