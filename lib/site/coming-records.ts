import { daysSince } from '@/lib/advisories/data-age';
import { buildDate, isComing } from './build-date';

/** A record that no page shows yet. */
interface ComingRecord {
  file: string;
  name: string;
  day?: string;
  /** Whether the day is so far ahead that it is probably wrong. */
  isFar: boolean;
  message: string;
}

/** The coming records while `withComing` runs. */
let collected: ComingRecord[] | undefined;

/** Loads content including the records that no page shows yet, and lists these. */
export function withComing<T>(load: () => T): { value: T; coming: readonly ComingRecord[] } {
  const outer = collected;
  const coming: ComingRecord[] = [];
  collected = coming;
  try {
    return { value: load(), coming };
  } finally {
    collected = outer;
  }
}

/** In days. */
const maxDaysAhead = 90;

/**
 * The records whose day, month or year has begun (docs/behavior.md, Records of a later day).
 * @param factsOf the name and the day of a record, and what it waits for besides
 */
export function withoutComing<T>(
  file: string,
  records: readonly T[],
  factsOf: (record: T) => { name: string; day?: string | null; until?: string | false },
): readonly T[] {
  const now = buildDate().toISOString();
  const shown = records.filter((record) => {
    const { name, day, until } = factsOf(record);
    if (!isComing(day, now) && !until) return true;
    const ahead = day ? -daysSince(day, buildDate()) : 0;
    const isFar = ahead > maxDaysAhead;
    const reasons = [isComing(day, now) ? `before ${day}` : [], until ? `until ${until}` : []].flat().join(' or ');
    const message = `is coming: no page shows it ${reasons}${isFar ? `, in ${ahead} days: check the date` : ''}`;
    collected?.push({ file, name, day: day ?? undefined, isFar, message });
    return collected !== undefined;
  });
  // The same list if possible, because results are cached for it.
  return shown.length === records.length ? records : shown;
}
