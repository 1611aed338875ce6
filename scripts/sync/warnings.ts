import { z } from 'zod';
import { countOf } from '@/scripts/shared/count-of';
import { quote } from './read-responses';

/** The part of the update center's data with warnings. */
export const warningsSchema = z.object({ warnings: z.array(z.unknown()) });

/** A warning as far as it is sorted and listed here. */
interface Warning {
  id: string;
  url: string;
}

/**
 * The valid warnings of a type, oldest first, and the problems of the others.
 * @param type `core` or `plugin`
 */
export function validWarnings<Output extends Warning>(
  records: readonly unknown[],
  type: string,
  schema: z.ZodType<Output>,
): { warnings: Output[]; invalidRecords: string[] } {
  const isOfType = z.looseObject({ type: z.literal(type) });
  const warnings: Output[] = [];
  const invalidRecords: string[] = [];
  for (const record of records.filter((warning) => isOfType.safeParse(warning).success)) {
    const { success, data, error } = schema.safeParse(record);
    if (success) warnings.push(data);
    else invalidRecords.push(`${quote(JSON.stringify(record))}: ${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`);
  }
  return {
    warnings: warnings.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.id.localeCompare(b.id)),
    invalidRecords,
  };
}

/** The date of an advisory, which is part of its URL. */
function dayOf({ url }: Warning): string {
  return /\d{4}-\d{2}-\d{2}/.exec(url)?.[0] ?? '';
}

/**
 * Says how many warnings there are, and which are new.
 * @param before the warnings in content/, which may be invalid
 */
export function describeWarnings(warnings: readonly Warning[], before: unknown): string {
  const known = new Set(Array.isArray(before) ? before.map((record) => Object.assign({ id: undefined }, record).id) : []);
  const added = warnings.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  if (added.length === 0) return `${countOf(warnings.length, 'warning')}, none new`;
  const rest = added.length - 5;
  return `${countOf(warnings.length, 'warning')}, new: ${added.slice(0, 5).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
