import { urlOf } from '@/lib/content/address';
import { SourceError } from './source-error';

const maxRedirects = 5;

/** Whether a URL can be trusted because its response can't be modified in transit: HTTPS, or this computer. */
export function isTrusted({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

/** A failed request. */
export class FetchError extends SourceError {
  override name = 'FetchError';

  /**
   * @param trouble `again`: an immediate retry may help; `server`: other requests to the server are likely to fail too
   */
  constructor(
    problem: string,
    readonly trouble: { again?: boolean; server?: boolean } = {},
  ) {
    super(problem);
  }
}

export interface FetchOptions {
  /** How errors name the server. */
  server: string;
  /** The time limit in seconds: for the whole request, or for each part of the response. */
  seconds: number;
  of: 'request' | 'part';
  /** The size limit of the decompressed response in bytes, and the error above it. */
  maxBytes: number;
  tooLong: string;
  /** Called with the number of bytes received so far. */
  onSize?: (bytes: number) => void;
  headers?: Readonly<Record<string, string>>;
  /** An address at which redirects are not followed: the redirect to it is the response. */
  until?: string;
}

/**
 * Requests an address within limits.
 * @param use receives the response and its data, which arrives while it is read
 * @returns the result of `use`
 * @throws FetchError if the server can't be reached, or the response is an error or exceeds a limit; and what `use` throws
 */
export async function fetchWithin<Result>(
  address: string,
  options: FetchOptions,
  use: (response: Response, data: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const { server, seconds, of, maxBytes, tooLong, onSize } = options;
  const abort = new AbortController();
  const late = of === 'request' ? 'did not respond within' : 'sent nothing for';
  const giveUp = () => abort.abort(new FetchError(`${server} ${late} ${seconds} seconds`, { server: true }));
  const timer = setTimeout(giveUp, seconds * 1000);

  const failure = (error: unknown, again = false, when = '') => {
    if (error instanceof FetchError) return error;
    if (abort.signal.aborted) return abort.signal.reason;
    return new FetchError(`${server} could not be reached ${when}(${causeOf(error)})`, { again, server: true });
  };

  async function* within(response: Response) {
    let size = 0;
    try {
      for await (const part of response.body ?? []) {
        if (of === 'part') timer.refresh();
        size += part.length;
        if (size > maxBytes) throw new FetchError(tooLong);
        onSize?.(size);
        yield part;
      }
    } catch (error) {
      throw failure(error, true, `any more after ${size} bytes `);
    }
  }

  try {
    const response = await follow(address, options, abort.signal).catch((error) => Promise.reject(failure(error)));
    return await use(response, within(response));
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

async function follow(address: string, { server, headers, until }: FetchOptions, signal: AbortSignal): Promise<Response> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await fetch(url, { redirect: 'manual', signal, headers });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status < 300 || response.status >= 400) throw statusError(server, response);
    const location = response.headers.get('location') ?? '';
    const target = location ? urlOf(location, url.href) : undefined;
    // HTTP redirects to this computer are allowed only from this computer.
    if (!target || (isTrusted(url) && !isTrusted(target)) || (url.protocol === 'https:' && target.protocol !== 'https:')) {
      throw new FetchError(`${server} redirects to "${location}", which is not a valid HTTPS address`);
    }
    if (target.href === until) return response;
    url = target;
  }
  throw new FetchError(`${server} redirects more than ${maxRedirects} times`);
}

/** The error for a response with an unexpected status. */
export function statusError(server: string, { status, statusText }: Response): FetchError {
  const trouble = { server: status >= 500 || status === 429 };
  return new FetchError(`${server} responded with status ${status} ${statusText}`.trim(), trouble);
}

/** The innermost cause that Node reports, such as ECONNREFUSED. */
function causeOf(error: unknown): string {
  const cause = readField(error, 'cause') ?? error;
  return String(readField(cause, 'code') ?? readField(cause, 'message') ?? cause);
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
