import { useSyncExternalStore } from 'react';

/** Dispatched when the page changes its own URL, because `popstate` fires only for back and forward. */
const addressChanged = 'address-changed';

/** The current query of the page's URL, such as `?label=tools`; empty on the server. */
export function useAddressQuery(): string {
  return useSyncExternalStore(subscribe, readQuery, () => '');
}

/** Changes the page's URL and adds a history entry, so that the back button undoes it. */
export function pushAddress(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new Event(addressChanged));
}

/** Changes the page's URL without adding a history entry. */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new Event(addressChanged));
}

function readQuery(): string {
  return location.search;
}

function subscribe(onChange: () => void) {
  addEventListener('popstate', onChange);
  addEventListener(addressChanged, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(addressChanged, onChange);
  };
}
