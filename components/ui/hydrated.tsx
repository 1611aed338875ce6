'use client';

import { useLayoutEffect, useState } from 'react';

const parts = { bar: '.navbar-shell', page: 'main' };

/**
 * Announces that a part of the page is interactive, and repeats earlier changes to its fields (docs/decisions/deferred-scripts.md).
 * Render it at the end of that part.
 */
export function Hydrated({ part }: { part: keyof typeof parts }) {
  const [, setAnnounced] = useState(false);
  useLayoutEffect(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`${parts[part]} :is(input, select)`);
    const repeats = [...fields].flatMap((field) => repeatOf(field) ?? []);
    dispatchEvent(new CustomEvent('hydrated', { detail: part }));
    // Hidden if the scripts were late (components/inline-scripts/pre-hydration-events.ts).
    for (const control of document.querySelectorAll(`${parts[part]} .needs-script`)) control.removeAttribute('hidden');
    // An update in a layout effect makes React run the part's other effects at once, and a microtask follows them before the browser
    // handles another event, so that nothing comes in between.
    setAnnounced(true);
    queueMicrotask(() => {
      for (const repeat of repeats) repeat();
    });
  }, [part]);
  return null;
}

/**
 * How to repeat a change to a checkbox, a radio button or a select element so that React notices it; undefined if there is none. Text
 * needs no repetition, because components read it from the field.
 */
function repeatOf(field: HTMLInputElement | HTMLSelectElement): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    if (field.selectedOptions[0]?.defaultSelected !== false) return undefined;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  const { checked } = field;
  if (checked === field.defaultChecked) return undefined;
  return () => {
    // React ignores a state equal to the last one it saw, so the prototype's setter bypasses React's tracking.
    field.checked = !checked;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(field, checked);
    // Not `click()`, which the browser ignores while the original click is still being dispatched.
    field.dispatchEvent(new Event('click', { bubbles: true }));
  };
}
