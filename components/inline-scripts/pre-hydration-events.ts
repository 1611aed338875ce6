import { localeStorageKey } from '@/lib/i18n/locales';

/** How long the scripts may take before the page says that they are missing, in milliseconds. */
const patience = 20_000;

/**
 * Keeps what a visitor does before React has hydrated the page, and does it again then; when the scripts don't come, the page stays
 * as it is, says so, and hides the controls that need them (docs/decisions/deferred-scripts.md).
 *
 * `data-hydrating` on the root element names the parts that are not hydrated: the bar, the page. Each of them dispatches
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
    // Styles hide it too, but not in browsers that know no layers.
    for (const control of document.querySelectorAll('.needs-script')) control.toggleAttribute('hidden', isWaiting(control));
    dispatchEvent(new CustomEvent('preload-error', { cancelable: true }));
  };
  const keep = (button: HTMLElement, event: Event) => {
    presses = [...presses.filter((press) => press.button !== button), { button, event }];
  };

  /** What to do again for a field that the visitor has changed, in a way that React notices. */
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
      // React compares with the value that was last set on the element, so the second one goes past it.
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
      // Menus and the offer to reload work without the page's scripts.
      const button = target?.closest<HTMLElement>('button:not([popovertarget], [value], [type="submit"])');
      if (button && isWaiting(button)) keep(button, event);
      const language = target?.closest<HTMLElement>('[data-locale-state] a')?.lang;
      if (!language || !waiting.has('bar')) return;
      try {
        localStorage.setItem(localeStorageKey, language);
      } catch {
        // Without storage the choice is not remembered, but the link still leads there.
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
    keep(opener, event);
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
      // React sees to an event that is still under way, but not to a field that it made the page take over.
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
    // Not at once: an event that is still under way would swallow a click on the same element.
    for (const repeat of now) {
      setTimeout(() => {
        // A click elsewhere closes the menus of the bar, but this one happened earlier.
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
  // Some may have failed before, and until now there was no offer to show.
  addEventListener('DOMContentLoaded', () => {
    if (dataset.scripts) giveUp();
  });
  // React takes a page away when it can't take it over, because a script is missing or the page has not arrived whole.
  // The page can still be read, so it is put back.
  new MutationObserver((changes) => {
    const isTaken = changes.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node instanceof Element && node.id === 'content'),
    );
    if (!isTaken || !waiting.has('page')) return;
    for (const { target, addedNodes, removedNodes, nextSibling } of changes.reverse()) {
      for (const node of addedNodes) node.parentNode?.removeChild(node);
      for (const node of removedNodes) target.insertBefore(node, nextSibling);
    }
    giveUp();
  }).observe(document.body, { childList: true });
  addEventListener('scripts-start', () => setTimeout(giveUp, patience));
  addEventListener('scripts-missing', giveUp);
  note();
}
