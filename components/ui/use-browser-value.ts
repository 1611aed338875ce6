import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * A constant value that only the browser knows. The server, and the browser until hydration, use the fallback, so
 * that both render the same page first.
 */
export function useBrowserValue<T extends string | boolean>(read: () => T, onServer: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => onServer);
}
