import { FetchError, fetchWithin } from '@/scripts/data/fetch';
import { SourceError } from '@/scripts/data/source-error';

const tryLater = 'Nothing from this source was changed. Try again later, or use another address (npm run sync -- --help).';

interface Limits {
  /** For the whole request, in seconds. */
  seconds: number;
  maxBytes: number;
  /** Called with the number of bytes received so far. */
  onSize?: (bytes: number) => void;
}

/**
 * Fetches plain text, JSON or XML.
 * @throws SourceError if the server can't be reached, or the response is an error, too large or an HTML page
 */
export async function fetchText(address: string, limits: Limits): Promise<string> {
  const options = {
    ...limits,
    server: address,
    of: 'request',
    tooLong: `${address} returned more than the limit of ${limits.maxBytes} bytes, so it is probably not the expected data`,
    // Without keep-alive, because the server may close an idle connection while a long response is being processed.
    headers: { connection: 'close' },
  } as const;
  try {
    return await fetchWithin(address, options, async ({ headers }, data) => {
      const decoder = new TextDecoder();
      let text = '';
      for await (const part of data) text += decoder.decode(part, { stream: true });
      text += decoder.decode();
      const isPage = headers.get('content-type')?.includes('html') || /^\s*<(?!\?xml|feed)/i.test(text);
      if (isPage) throw new FetchError(`${address} returned an HTML page instead of data`);
      return text;
    });
  } catch (error) {
    throw error instanceof FetchError ? new SourceError(`${error.message}.`, tryLater) : error;
  }
}
