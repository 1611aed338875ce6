import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

const logged = new Set<string>();

/**
 * Logs what is wrong with the content. In a build every page asks for the same files: each of its processes logs a
 * problem once.
 */
export function logProblem(message: string): void {
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) {
    if (logged.has(message)) return;
    logged.add(message);
  }
  console.error(message);
}
