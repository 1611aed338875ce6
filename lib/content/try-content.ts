import { ContentError, type ContentProblem } from './content-error';
import { collectLeftOut, logLeftOut } from './left-out';
import { logProblem } from './log-problem';

/** Content, if any of it can be read, and the problems of what is missing. */
export type SettledContent<T> = ({ ok: true; value: T } | { ok: false }) & { leftOut: readonly ContentProblem[] };

/**
 * Loads content for a page that can do without it: a broken record is logged and left out, and a broken file is
 * logged and the page shows an error in its place, while the rest of the site builds. Bugs in the code still stop
 * the build.
 */
export function settleContent<T>(load: () => T): SettledContent<T> {
  try {
    const { value, leftOut } = collectLeftOut(load);
    logLeftOut(leftOut);
    return { ok: true, value, leftOut };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logProblem(error.message);
    return { ok: false, leftOut: error.problems };
  }
}

/** Like settleContent, for what doesn't say what is missing. */
export function tryContent<T>(load: () => T): T | undefined {
  const settled = settleContent(load);
  return settled.ok ? settled.value : undefined;
}
