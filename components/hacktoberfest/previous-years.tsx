import { useLocale } from 'next-intl';
import { ArchiveList } from '@/components/events/archive-list';
import { type Hacktoberfest, hacktoberfestTitles } from '@/lib/events/hacktoberfest';

/** The years in which Jenkins took part, each with the blog post about it. */
export function PreviousYears({ years }: { years: Hacktoberfest['previousYears'] }) {
  const titleOf = hacktoberfestTitles(useLocale());
  return <ArchiveList columns entries={years.map(({ year, title, link }) => ({ year, title: titleOf(title), link }))} />;
}
