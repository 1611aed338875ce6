import { siteBuild } from '@/lib/environment/environment.mjs';

const logged = new Set<string>();

/** Logs a content problem. During a build each process logs a problem only once, because every page reads the same files. */
export function logProblem(message: string): void {
  if (siteBuild().isContentFixed) {
    if (logged.has(message)) return;
    logged.add(message);
  }
  console.error(message);
}
