import { isInNavbar } from '@/components/navbar/navbar-behavior';
import { localeStorageKey } from '@/lib/i18n/locales';

/** How long the scripts may take before they count as missing, in milliseconds. */
const scriptTimeout = 20_000;

/**
 * Records clicks and keys before React has hydrated the page, and repeats them afterward. If the scripts fail to load, the static
 * page stays, offers to reload, and hides the controls that need scripts (docs/decisions/deferred-scripts.md).
 *
 * `data-hydrating` on the root element lists the parts that aren't hydrated yet: `bar` (the navbar) and `page`. Each part dispatches
 * `hydrated` (components/ui/hydrated.tsx). `data-typed` is the text typed since the search was opened, until it has a field.
 */
export default function replayPreHydrationEvents(): void {
  const { dataset } = document.documentElement;
  const waiting = new Set(['bar', 'page']);
  const presses = new Map<Element, Event>();

  const partOf = (element: Element) => (isInNavbar(element) ? 'bar' : 'page');
  const isWaiting = (element: Element) => waiting.has(partOf(element));
  const note = () => {
    if (waiting.size > 0) dataset.hydrating = [...waiting].join(' ');
    else delete dataset.hydrating;
  };
  const giveUp = () => {
    if (waiting.size === 0 || dataset.scripts) return;
    dataset.scripts = 'missing';
    delete dataset.typed;
    // CSS hides them too, but not in browsers without cascade layers.
    for (const control of document.querySelectorAll('.needs-script')) control.toggleAttribute('hidden', isWaiting(control));
    dispatchEvent(new CustomEvent('preload-error', { cancelable: true }));
  };
  const record = (button: Element, event: Event) => {
    if (!dataset.scripts && button.matches('[data-search], [aria-keyshortcuts]')) dataset.typed ??= '';
    presses.set(button, event);
  };

  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      // Menus and the reload offer work without the page's scripts.
      const button = target?.closest('button:not([popovertarget], [value], [type="submit"])');
      if (button && isWaiting(button)) record(button, event);
      const language = target?.closest<HTMLAnchorElement>('[data-locale-state] a');
      if (!language || !waiting.has('bar')) return;
      // As once it is hydrated, the link keeps the query and the fragment, but not the language in the query.
      const { searchParams } = new URL(location.href);
      searchParams.delete('locale');
      Object.assign(language, { search: searchParams, hash: location.hash });
      try {
        localStorage.setItem(localeStorageKey, language.lang);
      } catch {
        // Storage may be blocked; the link still works, but the choice isn't saved.
      }
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, target } = event;
      const isCommand = ctrlKey || metaKey;
      if (!isCommand && target instanceof Element && target.closest('input, textarea, select')) return;
      const opener = document.querySelector('[aria-keyshortcuts]');
      if (dataset.typed !== undefined && (key.length === 1 || key === 'Backspace') && !isCommand) {
        dataset.typed = key.length === 1 ? dataset.typed + key : dataset.typed.slice(0, -1);
        event.stopPropagation();
      } else if (opener && isWaiting(opener) && key === (isCommand ? 'k' : '/')) record(opener, event);
      else return;
      event.preventDefault();
    },
    true,
  );

  addEventListener('hydrated', (event) => {
    const { detail: part } = event as CustomEvent<string>;
    if (!waiting.delete(part)) return;
    note();
    // The scripts were late, not missing.
    if (waiting.size === 0 && dataset.scripts) {
      delete dataset.scripts;
      document.getElementById('reload-offer')?.toggleAttribute('hidden', true);
    }
    for (const [button, { eventPhase }] of presses) {
      if (partOf(button) !== part) continue;
      presses.delete(button);
      // React handles a click that is still being dispatched.
      if (eventPhase > 0) continue;
      // Later, when React has run all effects. No `MouseEvent`, so that menus opened since stay open (components/navbar/navbar-behavior.ts).
      setTimeout(() => button.dispatchEvent(new Event('click', { bubbles: true })));
    }
  });

  addEventListener('scripts-start', () => setTimeout(giveUp, scriptTimeout));
  addEventListener('scripts-missing', giveUp);
  note();
}
