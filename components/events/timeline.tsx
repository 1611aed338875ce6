import { AddressLink } from '@/components/links/address-link';
import { LocalizedText } from '@/components/ui/localized-text';
import type { LocalText } from '@/lib/content/local-text';
import './timeline.css';

interface TimelineEntry {
  year: number;
  title: LocalText;
  link: string;
}

/**
 * Links about earlier events, by year, along a line.
 * @param entries sorted by year
 */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const years = [...new Set(entries.map(({ year }) => year))];
  return (
    <dl className="grid grid-cols-timeline gap-y-8 pt-2">
      {years.map((year) => (
        <div key={year} className="timeline-year">
          <dt className="font-serif text-2xl font-bold">{year}</dt>
          {entries
            .filter((entry) => entry.year === year)
            .map((entry) => (
              <dd key={entry.link}>
                <TimelineLink entry={entry} />
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
function TimelineLink({ entry: { year, title, link } }: { entry: TimelineEntry }) {
  const shown = title.text.replace(new RegExp(` ${year}$`), '');
  return (
    <AddressLink address={link} className="text-muted underline hover:text-ink hover:decoration-2">
      <LocalizedText {...title} text={shown} />
      {!shown.includes(String(year)) && <span className="sr-inline">{` (${year})`}</span>}
    </AddressLink>
  );
}
