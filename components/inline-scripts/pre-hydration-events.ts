import { localeStorageKey } from '@/lib/i18n/locales';

/** How long the scripts may take before they count as missing, in milliseconds. */
const scriptTimeout = 20_000;

/**
 * Records user interactions before React has hydrated the page, and repeats them afterward. If the scripts fail to load, the static
 * page stays, offers to reload, and hides the controls that need scripts (docs/decisions/deferred-scripts.md).
 *
 * `data-hydrating` on the root element lists the parts that aren't hydrated yet: `bar` (the navbar) and `page`. Each part dispatches
 * `hydrated` twice (components/ui/hydrated.tsx).
 */
export default function replayPreHydrationEvents(): void {
  const { dataset } = document.documentElement;
  const waiting = new Set(['bar', 'page']);
  let presses: { button: HTMLElement; event: Event }[] = [];
  const repeats = new Map<string, (() => void)[]>();

  const partOf = (element: Element) => (element.closest('.navbar-shell') ? 'bar' : 'page');
  const isWaiting = (element: Element) => waiting.has(partOf(element));
  const note = () => {
    if (waiting.size > 0) dataset.hydrating = [...waiting].join(' ');
    else delete dataset.hydrating;
  };
  const giveUp = () => {
    note();
    if (waiting.size === 0) return;
    dataset.scripts = 'missing';
    // CSS hides them too, but not in browsers without cascade layers.
    for (const control of document.querySelectorAll('.needs-script')) control.toggleAttribute('hidden', isWaiting(control));
    dispatchEvent(new CustomEvent('preload-error', { cancelable: true }));
  };
  const record = (button: HTMLElement, event: Event) => {
    presses = [...presses.filter((press) => press.button !== button), { button, event }];
  };

  /** How to repeat the user's change to a field so that React notices it; undefined if the field is unchanged. */
  const repeatOf = (field: HTMLInputElement | HTMLSelectElement): (() => void) | undefined => {
    const { value } = field;
    if (field instanceof HTMLSelectElement) {
      if (!field.selectedOptions[0] || field.selectedOptions[0].defaultSelected) return undefined;
      return () => {
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      };
    }
    const { type, checked, selectionStart, selectionEnd } = field;
    if (type === 'checkbox' || type === 'radio') {
      if (checked === field.defaultChecked) return undefined;
      return () => {
        field.checked = !checked;
        field.click();
      };
    }
    if (value === field.defaultValue) return undefined;
    return () => {
      // React ignores a value equal to the last one it saw, so the prototype's setter bypasses React's tracking.
      field.value = `${value} `;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
  };

  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      // Menus and the reload offer work without the page's scripts.
      const button = target?.closest<HTMLElement>('button:not([popovertarget], [value], [type="submit"])');
      if (button && isWaiting(button)) record(button, event);
      const language = target?.closest<HTMLElement>('[data-locale-state] a')?.lang;
      if (!language || !waiting.has('bar')) return;
      try {
        localStorage.setItem(localeStorageKey, language);
      } catch {
        // Storage may be blocked; the link still works, but the choice isn't saved.
      }
    },
    true,
  );
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event;
    const isTyping = target instanceof Element && target.closest('input, textarea, select');
    const opener = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
    if (!opener || !isWaiting(opener) || !(ctrlKey || metaKey ? key === 'k' : key === '/' && !isTyping)) return;
    event.preventDefault();
    record(opener, event);
  });

  addEventListener('hydrated', (event) => {
    const { detail: part } = event as CustomEvent<string>;
    if (waiting.delete(part)) {
      note();
      for (const control of document.querySelectorAll('.needs-script')) {
        if (partOf(control) === part) control.removeAttribute('hidden');
      }
      // The scripts were late, not missing.
      if (waiting.size === 0 && dataset.scripts) {
        delete dataset.scripts;
        document.getElementById('reload-offer')?.toggleAttribute('hidden', true);
      }
      // React handles a click that is still being dispatched, but not the field change that triggered hydration.
      const own = presses.filter(({ button, event: { eventPhase } }) => partOf(button) === part && eventPhase === 0);
      presses = presses.filter(({ button }) => partOf(button) !== part);
      const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
      repeats.set(part, [
        ...fields.filter((field) => partOf(field) === part).flatMap((field) => repeatOf(field) ?? []),
        ...own.map(
          ({ button }) =>
            () =>
              button.click(),
        ),
      ]);
      return;
    }
    const now = repeats.get(part) ?? [];
    repeats.delete(part);
    // Deferred: while the original event is still being dispatched, the browser ignores a click on the same element.
    for (const repeat of now) {
      setTimeout(() => {
        // A click elsewhere closes the navbar's menus, but this click came before they were opened.
        const menus = document.querySelectorAll<HTMLDetailsElement>('.navbar-shell details[open]');
        repeat();
        for (const menu of menus) menu.open = true;
      });
    }
  });

  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) giveUp();
    },
    true,
  );
  // A script may have failed before the reload offer was in the document.
  addEventListener('DOMContentLoaded', () => {
    if (dataset.scripts) giveUp();
  });
  // React removes the content if hydration fails because a script is missing or the page is truncated. It is still readable,
  // so it is restored.
  new MutationObserver((changes) => {
    const isRemoved = changes.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node instanceof Element && node.id === 'content'),
    );
    if (!isRemoved || !waiting.has('page')) return;
    for (const { target, addedNodes, removedNodes, nextSibling } of changes.reverse()) {
      for (const node of addedNodes) node.parentNode?.removeChild(node);
      for (const node of removedNodes) target.insertBefore(node, nextSibling);
    }
    giveUp();
  }).observe(document.body, { childList: true });
  addEventListener('scripts-start', () => setTimeout(giveUp, scriptTimeout));
  addEventListener('scripts-missing', giveUp);
  note();
}
