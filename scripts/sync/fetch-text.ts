import { urlOf } from '@/lib/content/address';
import { SyncError } from './sync-error';

const maxRedirects = 5;

const tryLater = 'Nothing from this source was changed. Try again later, or use another address (npm run sync -- --help).';

/** Whether a URL can be trusted because its response can't be modified in transit: HTTPS, or this computer. */
export function isTrusted({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

export interface FetchLimits {
  /** Time limit for the whole request, in milliseconds. */
  timeout: number;
  /** Size limit of the decompressed response, in bytes. */
  maxBytes: number;
  /** Called with the number of bytes received so far. */
  onSize?: (bytes: number) => void;
}

/**
 * Fetches plain text, JSON or XML.
 * @throws SyncError if the server can't be reached, or the response is an error, too large or an HTML page
 */
export async function fetchText(address: string, limits: FetchLimits): Promise<string> {
  const signal = AbortSignal.timeout(limits.timeout);
  try {
    const response = await follow(address, signal);
    const text = await readAtMost(response, address, limits);
    const isPage = response.headers.get('content-type')?.includes('html') || /^\s*<(?!\?xml|feed)/i.test(text);
    if (isPage) throw new SyncError(`${address} returned an HTML page instead of data.`, tryLater);
    return text;
  } catch (error) {
    if (error instanceof SyncError) throw error;
    const reason = signal.aborted
      ? `did not respond within ${limits.timeout / 1000} seconds`
      : `could not be reached (${causeOf(error)})`;
    throw new SyncError(`${address} ${reason}.`, tryLater);
  }
}

async function follow(address: string, signal: AbortSignal): Promise<Response> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    // Without keep-alive, because the server may close an idle connection while a long response is being processed.
    const response = await fetch(url, { redirect: 'manual', signal, headers: { connection: 'close' } });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status < 300 || response.status >= 400) {
      throw new SyncError(`${address} responded with status ${response.status}.`, tryLater);
    }
    const location = response.headers.get('location') ?? '';
    const target = location ? urlOf(location, url.href) : undefined;
    // HTTP redirects to this computer are allowed only from this computer.
    if (!target || !isTrusted(target) || (url.protocol === 'https:' && target.protocol !== 'https:')) {
      throw new SyncError(`${address} redirects to "${location}", which is not a valid HTTPS address.`, tryLater);
    }
    url = target;
  }
  throw new SyncError(`${address} redirects more than ${maxRedirects} times.`, tryLater);
}

async function readAtMost(response: Response, address: string, { maxBytes, onSize }: FetchLimits): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  for await (const chunk of response.body ?? []) {
    read += chunk.length;
    if (read > maxBytes) {
      throw new SyncError(
        `${address} returned more than the limit of ${maxBytes} bytes, so it is probably not the expected data.`,
        tryLater,
      );
    }
    onSize?.(read);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The innermost cause that Node reports, such as ECONNREFUSED. */
function causeOf(error: unknown): string {
  const cause = readField(error, 'cause') ?? error;
  return String(readField(cause, 'code') ?? readField(cause, 'message') ?? cause);
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
