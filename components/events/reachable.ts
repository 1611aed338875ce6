/** How long to wait for an answer, in milliseconds. */
const patience = 8000;

/**
 * Tells whether another host answers at all. A frame can't tell: browsers report a page that failed
 * to load as loaded. The answer itself may not be read, but a request that fails says that there is none.
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
      signal: AbortSignal.timeout(patience),
    });
    return true;
  } catch {
    return false;
  }
}
