import { ContentError, type ContentProblem } from './content-error';
import { collectInvalidRecords, logInvalidRecords } from './invalid-records';
import { logProblem } from './log-problem';

/** Content, if any of it can be read, and the problems of what is missing. */
export type LoadedContent<T> = ({ ok: true; value: T } | { ok: false }) & { invalidRecords: readonly ContentProblem[] };

/**
 * Loads content for a page that can do without it: a broken record is logged and left out, and a broken file is
 * logged and the page shows an error in its place, while the rest of the site builds. Bugs in the code still stop
 * the build.
 */
export function loadOrReport<T>(load: () => T): LoadedContent<T> {
  try {
    const { value, invalidRecords } = collectInvalidRecords(load);
    logInvalidRecords(invalidRecords);
    return { ok: true, value, invalidRecords };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logProblem(error.message);
    return { ok: false, invalidRecords: error.problems };
  }
}

/** Like loadOrReport, for what doesn't say what is missing. */
export function tryContent<T>(load: () => T): T | undefined {
  const settled = loadOrReport(load);
  return settled.ok ? settled.value : undefined;
}
