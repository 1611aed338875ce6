import { useSyncExternalStore } from 'react';

/** Tells of an address that the page itself has changed; popstate tells of those that the visitor went back to. */
const addressChanged = 'address-changed';

/** The query of the page's address, such as `?label=tools`, as it changes; empty on the server. */
export function useAddressQuery(): string {
  return useSyncExternalStore(subscribe, readQuery, () => '');
}

/** Gives the page another address, which the back button takes back. */
export function pushAddress(address: string): void {
  history.pushState(null, '', address);
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
