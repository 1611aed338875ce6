import { useSyncExternalStore } from 'react';

/** Dispatched when the page changes its own address, because popstate fires only for back and forward. */
const addressChanged = 'address-changed';

/** The current query of the page's address, such as `?label=tools`; empty on the server. */
export function useAddressQuery(): string {
  return useSyncExternalStore(subscribe, readQuery, () => '');
}

/** Changes the page's address, which the back button undoes. */
export function pushAddress(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new Event(addressChanged));
}

/** Changes the page's address in place: the back button leaves the page. */
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
