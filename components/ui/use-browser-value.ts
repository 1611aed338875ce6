import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * A constant value that only the browser knows. The server and hydration use `onServer`, so that both render the same
 * HTML.
 */
export function useBrowserValue<T extends string | boolean>(read: () => T, onServer: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => onServer);
}
