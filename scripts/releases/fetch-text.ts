import { maxAnswerBytes } from '@/lib/content/limits';
import { ReleaseError } from './release-error';

const maxRedirects = 5;

const tryLater = 'Nothing was changed. Try again later, or name another server with --updates or --downloads.';

/** Whether an address can be trusted, because nobody on the way could alter the response. */
export function isTrusted({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

/**
 * Fetches a small text file.
 * @param timeout in milliseconds, for the whole request
 * @throws ReleaseError naming the address, when the server is unreachable or returns anything but a small text
 *   file
 */
export async function fetchText(address: string, timeout: number): Promise<string> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await follow(address, signal);
    const text = await readAtMost(response, address);
    const isPage = response.headers.get('content-type')?.includes('html') || /^\s*</.test(text);
    if (isPage) throw new ReleaseError(`${address} answered with a web page in place of a text file.`, tryLater);
    return text;
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    const reason = signal.aborted
      ? `did not answer within ${timeout / 1000} seconds`
      : `could not be reached (${causeOf(error)})`;
    throw new ReleaseError(`${address} ${reason}.`, tryLater);
  }
}

async function follow(address: string, signal: AbortSignal): Promise<Response> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await fetch(url, { redirect: 'manual', signal });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status < 300 || response.status >= 400) {
      throw new ReleaseError(`${address} answered with status ${response.status}.`, tryLater);
    }
    const target = response.headers.get('location') ?? '';
    if (!target || !URL.canParse(target, url) || !isTrusted(new URL(target, url))) {
      throw new ReleaseError(`${address} redirects to "${target}", which is not an address to trust.`, tryLater);
    }
    url = new URL(target, url);
  }
  throw new ReleaseError(`${address} redirects more than ${maxRedirects} times.`, tryLater);
}

async function readAtMost(response: Response, address: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  for await (const chunk of response.body ?? []) {
    read += chunk.length;
    if (read > maxAnswerBytes) {
      throw new ReleaseError(
        `${address} answered with more than ${maxAnswerBytes} bytes, which is no version and no checksum.`,
        tryLater,
      );
    }
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
