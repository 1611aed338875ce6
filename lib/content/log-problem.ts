import { isBuild } from './is-build';

const logged = new Set<string>();

/** Logs a problem in the content. In a build every page reads the same files, so each process logs a problem only once. */
export function logProblem(message: string): void {
  if (isBuild()) {
    if (logged.has(message)) return;
    logged.add(message);
  }
  console.error(message);
}
