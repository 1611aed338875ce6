import { readFileSync } from 'node:fs';
import type * as TestingLibrary from '@testing-library/dom';
import type { ByRoleMatcher, ByRoleOptions } from '@testing-library/dom';

/** What a visitor can see, by its role and name or by its words, on the page or in a part of it. */
export type Wanted = { within?: Wanted } & (ByRole | { text: string });

type ByRole = { role: ByRoleMatcher; name?: string } & Pick<ByRoleOptions, 'checked'>;

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    findVisible: (wanted: Wanted) => HTMLElement | undefined;
  }
}

/** Where a page notes its problems: what is stored for the tab outlives the page. */
export const problemsKey = 'problems';

/** The expression that calls a function in the page, where only its source text arrives. */
export function call<Values extends unknown[]>(task: (...values: Values) => unknown, ...values: Values): string {
  return `(${task.toString()})(...${JSON.stringify(values)})`;
}

function findVisible({ within, ...wanted }: Wanted): HTMLElement | undefined {
  const { queryAllByRole, queryAllByText } = window.TestingLibraryDom;
  const isVisible = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
  const place = within ? window.findVisible(within) : document.body;
  if (!place) return undefined;
  if ('text' in wanted) {
    // Words may be those of a control, which is what a visitor uses.
    const controls = queryAllByText(place, wanted.text).map((element) => element.closest<HTMLElement>('summary') ?? element);
    return controls.find(isVisible);
  }
  const { role, name, ...state } = wanted;
  // Names are compared without regard to the kind of white space. Whether something is hidden is left to the browser, which knows of
  // closed details and popovers.
  const isWanted = (found: string) => name === undefined || found.replace(/\s+/g, ' ') === name;
  return queryAllByRole(place, role, { ...state, name: isWanted, hidden: true }).find(isVisible);
}

/** Notes what must never happen: exceptions, errors on the console and violations of the policy. */
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

/** What a page is given, as early as the browser allows: the queries, and the notes of its problems. */
export const pageScript = [
  readFileSync(library, 'utf8'),
  `window.findVisible = ${findVisible.toString()}`,
  call(noteProblems, problemsKey),
].join(';\n');
