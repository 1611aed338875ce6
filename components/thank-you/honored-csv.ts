import { loadPart } from '@/components/ui/load-part';
import { readLimited } from '@/components/ui/read-limited';
import { timeLimit } from '@/components/ui/time-limit';
import type { ThankYouRecord } from './contributors';

/** Limits on what is read; the real file has one row of half a kilobyte. */
const maxBytes = 262_144;
const maxRows = 500;
const timeout = 10_000; // milliseconds

/**
 * Fetches the honored contributors (docs/behavior.md, Thanks to contributors).
 * @returns the rows, keyed by column name; none if the CSV parser can't be loaded
 * @throws Error 'Failed CSV fetch: {status}' when the server responds with an error
 */
export async function fetchHonored(url: string): Promise<ThankYouRecord[]> {
  const response = await fetch(url, { cache: 'no-store', credentials: 'omit', signal: timeLimit(timeout) });
  if (!response.ok) throw new Error(`Failed CSV fetch: ${response.status}`);
  const [csv, parser] = await Promise.all([readLines(response), loadPart(() => import('papaparse'))]);
  if (!parser) return [];
  return parser.default.parse<Record<string, unknown>>(withoutSpaces(csv), {
    header: true,
    delimiter: ',',
    skipEmptyLines: 'greedy',
    preview: maxRows,
    transformHeader: withoutQuotes,
    transform: withoutQuotes,
  }).data;
}

/**
 * The file has a space after each comma, which makes a strict parser treat the quotes as part of the value and
 * split at commas inside them.
 */
function withoutSpaces(csv: string): string {
  return csv.replace(/",[ \t]+"/g, '","');
}

function withoutQuotes(text: string): string {
  return text.replaceAll('"', '').trim();
}

/** Reads the response up to the limit, dropping a line that the limit cuts off. */
async function readLines(response: Response): Promise<string> {
  const { text, isWhole } = await readLimited(response, maxBytes);
  return isWhole ? text : text.replace(/[^\n]*$/, '');
}
