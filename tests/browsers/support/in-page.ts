import { readFileSync } from 'node:fs';
import type * as TestingLibrary from '@testing-library/dom';
import type { ByRoleMatcher, ByRoleOptions } from '@testing-library/dom';

/** An element that a visitor can see, found by role and name or by text, on the page or within another element. */
export type Wanted = { within?: Wanted } & (ByRole | { text: string });

type ByRole = { role: ByRoleMatcher; name?: string } & Pick<ByRoleOptions, 'checked'>;

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    findVisible: (wanted: Wanted) => HTMLElement | undefined;
  }
}

/** The key in sessionStorage for the problems of a page, where they survive navigation. */
export const problemsKey = 'problems';

/** An expression that calls a function in the page. The function is serialized, so it must be self-contained. */
export function call<Values extends unknown[]>(task: (...values: Values) => unknown, ...values: Values): string {
  return `(${task.toString()})(...${JSON.stringify(values)})`;
}

function findVisible({ within, ...wanted }: Wanted): HTMLElement | undefined {
  const { queryAllByRole, queryAllByText } = window.TestingLibraryDom;
  const isVisible = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
  const place = within ? window.findVisible(within) : document.body;
  if (!place) return undefined;
  if ('text' in wanted) {
    // Text may belong to a control, which is what a visitor uses.
    const controls = queryAllByText(place, wanted.text).map((element) => element.closest<HTMLElement>('summary') ?? element);
    return controls.find(isVisible);
  }
  const { role, name, ...state } = wanted;
  // Names are compared with normalized white space. The browser decides what is hidden, because it knows about closed details and
  // popovers.
  const isWanted = (found: string) => name === undefined || found.replace(/\s+/g, ' ') === name;
  return queryAllByRole(place, role, { ...state, name: isWanted, hidden: true }).find(isVisible);
}

/** Records what must never happen: exceptions, console errors and policy violations. */
function noteProblems(key: string): void {
  const note = (problem: string) => {
    const problems: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...problems, `${location.href}: ${problem}`]));
  };
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`Blocked by the policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...values) => {
    note(values.join(' '));
    error(...values);
  };
}

const library = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js';

/** Scripts injected into each page as early as possible: the queries, and the recording of problems. */
export const pageScript = [
  readFileSync(library, 'utf8'),
  `window.findVisible = ${findVisible.toString()}`,
  call(noteProblems, problemsKey),
].join(';\n');
