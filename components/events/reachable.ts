import { timeLimit } from '@/components/ui/time-limit';

/** Timeout in milliseconds. */
const timeout = 8000;

/**
 * Whether another host responds at all. An iframe can't tell, because browsers fire its `load` event even on failure.
 * The response is opaque, but a failed request means that the host is unreachable.
 */
export async function isReachable(address: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: timeLimit(timeout),
    });
    return true;
  } catch {
    return false;
  }
}
