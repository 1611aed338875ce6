import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * A value that only the browser knows and that does not change: on the server, and until the
 * browser has taken over, the other one stands in for it, so that both draw the same page first.
 */
export function useBrowserValue<T extends string | boolean>(read: () => T, onServer: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => onServer);
}
