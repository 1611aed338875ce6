import { z } from 'zod';
import { maxDataBytes } from '@/lib/content/limits';
import type { ReleaseLine } from '@/lib/download/downloads';
import { readJson, type SourceContext } from './source';

/** The folder of each line in the update center. */
const folders: Record<ReleaseLine, string> = { stable: 'stable', weekly: 'current' };

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day such as "Aug 05, 2025", as the update center writes it. */
const buildDate = z.string().transform((text, context) => {
  const [, month = '', day, year] = /^(\w{3}) (\d{2}), (\d{4})$/.exec(text) ?? [];
  const { data } = z.iso.date().safeParse(`${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day}`);
  if (data !== undefined) return data;
  context.issues.push({ code: 'custom', message: `expected a day such as "Aug 05, 2025", found "${text}"`, input: text });
  return z.NEVER;
});

/** What is used of it; plugins and signature are not. */
const updateCenterSchema = z.object({
  core: z.object({ version: z.string(), buildDate }),
  warnings: z.array(z.looseObject({ type: z.string() })),
});

/** What the update center says of a line. */
export interface UpdateCenter {
  address: string;
  core: { version: string; buildDate: string };
  /** Records of plugins as well, unchecked but for their type. */
  warnings: readonly { type: string }[];
}

/**
 * Asks the update center of a line.
 * @throws SyncError
 */
export async function readUpdateCenter(line: ReleaseLine, { options, fetch }: SourceContext): Promise<UpdateCenter> {
  const address = `${options.updates}/${folders[line]}/update-center.actual.json`;
  return { address, ...readJson(address, await fetch(address, maxDataBytes), updateCenterSchema) };
}
