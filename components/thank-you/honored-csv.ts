import { loadPart } from '@/components/ui/load-part';
import type { ThankYouRecord } from './contributors';

/** The real file has one row of half a kilobyte; whatever is beyond these limits is not read. */
const mostBytes = 262_144;
const mostRows = 500;
const patience = 10_000; // milliseconds

/**
 * Fetches the honored contributors (docs/behavior.md, Thanks to contributors).
 * @returns the rows, by the names in the header row; none when what reads them can't be loaded
 * @throws Error 'Failed CSV fetch: {status}' when the server does not have it
 */
export async function fetchHonored(url: string): Promise<ThankYouRecord[]> {
  const response = await fetch(url, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`Failed CSV fetch: ${response.status}`);
  const [csv, parser] = await Promise.all([readStart(response), loadPart(() => import('papaparse'))]);
  if (!parser) return [];
  return parser.default.parse<Record<string, unknown>>(withoutSpaces(csv), {
    header: true,
    delimiter: ',',
    skipEmptyLines: 'greedy',
    preview: mostRows,
    transformHeader: withoutQuotes,
    transform: withoutQuotes,
  }).data;
}

/** The file has a space after each comma, so that a strict reader takes the quotes for a part of the value, and a comma between them for the end of it. */
function withoutSpaces(csv: string): string {
  return csv.replace(/",[ \t]+"/g, '","');
}

function withoutQuotes(text: string): string {
  return text.replaceAll('"', '').trim();
}

/** The text of an answer as far as it is read at all; a line that the limit cuts is left out. */
async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = 0; reader && read < mostBytes; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.length;
    text += decoder.decode(value, { stream: true });
  }
  void reader?.cancel();
  return text.slice(0, mostBytes).replace(/[^\n]*$/, '');
}
