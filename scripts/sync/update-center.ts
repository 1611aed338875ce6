import type { z } from 'zod';
import { maxDataBytes } from '@/lib/content/limits';
import type { ReleaseLine } from '@/lib/download/downloads';
import { readJson, type SourceContext } from './source';

/** The folder of each line in the update center. */
const folders: Record<ReleaseLine, string> = { stable: 'stable', weekly: 'current' };

/**
 * Fetches the update center's data for a release line.
 * @param schema the part that the caller needs; errors elsewhere don't matter
 * @throws SourceError
 */
export async function readUpdateCenter<Schema extends z.ZodType>(
  line: ReleaseLine,
  schema: Schema,
  { options, fetch }: SourceContext,
): Promise<{ address: string; data: z.output<Schema> }> {
  const address = `${options.updates}/${folders[line]}/update-center.actual.json`;
  return { address, data: readJson(address, await fetch(address, maxDataBytes), schema) };
}
