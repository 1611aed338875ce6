import { ContentError, type ContentProblem } from './content-error';
import { collectInvalidRecords, logInvalidRecords } from './invalid-records';
import { logProblem } from './log-problem';

/** The result of loading content, with the problems of skipped records or of the whole file. */
export type LoadedContent<T> = ({ ok: true; value: T } | { ok: false }) & { invalidRecords: readonly ContentProblem[] };

/**
 * Loads content so that mistakes in it don't stop the build: invalid records are logged and skipped, and for an invalid file,
 * which is logged too, the page shows an error instead. Bugs in the code still fail the build.
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

/** Like `loadOrReport`, for callers that don't show what is missing; undefined if nothing could be loaded. */
export function tryContent<T>(load: () => T): T | undefined {
  const settled = loadOrReport(load);
  return settled.ok ? settled.value : undefined;
}
