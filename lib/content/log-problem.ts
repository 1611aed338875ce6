import { siteBuild } from '@/lib/environment/environment.mjs';

const logged = new Set<string>();

let isQuiet = false;

/** Runs a check that reports every problem itself, so that none is logged as well. */
export function withoutLog<T>(check: () => T): T {
  const before = isQuiet;
  isQuiet = true;
  try {
    return check();
  } finally {
    isQuiet = before;
  }
}

/** Logs a content problem. During a build each process logs a problem only once, because every page reads the same files. */
export function logProblem(message: string): void {
  if (isQuiet) return;
  if (siteBuild().isContentFixed) {
    if (logged.has(message)) return;
    logged.add(message);
  }
  console.error(message);
}
