import { useLocale } from 'next-intl';
import { Timeline } from '@/components/events/timeline';
import { type Hacktoberfest, hacktoberfestTitles } from '@/lib/events/hacktoberfest';

/** The years in which Jenkins took part, each with the blog post about it. */
export function PreviousYears({ years }: { years: Hacktoberfest['previousYears'] }) {
  const titleOf = hacktoberfestTitles(useLocale());
  return <Timeline entries={years.map(({ year, title, link }) => ({ year, title: titleOf(title), link }))} />;
}
