import { urlOf } from '@/lib/content/address';
import { SyncError } from './sync-error';

const maxRedirects = 5;

const tryLater = 'Nothing of it was changed. Try again later, or name another address (npm run sync -- --help).';

/** Whether an address can be trusted, because nobody on the way could alter the response. */
export function isTrusted({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

export interface FetchLimits {
  /** For the whole request, in milliseconds. */
  timeout: number;
  /** Of the answer, in bytes, after it was unpacked. */
  maxBytes: number;
  /** Told how many bytes are here, whenever that changes. */
  onSize?: (bytes: number) => void;
}

/**
 * Fetches a text: a line, JSON or XML.
 * @throws SyncError naming the address, when the server is unreachable or returns anything but such a text
 */
export async function fetchText(address: string, limits: FetchLimits): Promise<string> {
  const signal = AbortSignal.timeout(limits.timeout);
  try {
    const response = await follow(address, signal);
    const text = await readAtMost(response, address, limits);
    const isPage = response.headers.get('content-type')?.includes('html') || /^\s*<(?!\?xml|feed)/i.test(text);
    if (isPage) throw new SyncError(`${address} answered with a web page in place of data.`, tryLater);
    return text;
  } catch (error) {
    if (error instanceof SyncError) throw error;
    const reason = signal.aborted
      ? `did not answer within ${limits.timeout / 1000} seconds`
      : `could not be reached (${causeOf(error)})`;
    throw new SyncError(`${address} ${reason}.`, tryLater);
  }
}

async function follow(address: string, signal: AbortSignal): Promise<Response> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    // A connection that was kept would be closed by the server while a long answer is read.
    const response = await fetch(url, { redirect: 'manual', signal, headers: { connection: 'close' } });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status < 300 || response.status >= 400) {
      throw new SyncError(`${address} answered with status ${response.status}.`, tryLater);
    }
    const location = response.headers.get('location') ?? '';
    const target = location ? urlOf(location, url.href) : undefined;
    // From a public server, not even a service of this computer.
    if (!target || !isTrusted(target) || (url.protocol === 'https:' && target.protocol !== 'https:')) {
      throw new SyncError(`${address} redirects to "${location}", which is not an address to trust.`, tryLater);
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
      throw new SyncError(`${address} answered with more than ${maxBytes} bytes, which can't be what was asked for.`, tryLater);
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
