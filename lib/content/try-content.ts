import { ContentError } from './content-error';
import { logProblem } from './log-problem';

/** Content, or the message a page can show about its absence. */
type SettledContent<T> = { ok: true; value: T } | { ok: false; message: string };

/**
 * Loads content for a page that can do without it: a broken file is logged and the page shows an error in its
 * place, while the rest of the site builds. Bugs in the code still stop the build.
 */
export function settleContent<T>(load: () => T): SettledContent<T> {
  try {
    return { ok: true, value: load() };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logProblem(error.message);
    return { ok: false, message: error.message.replaceAll('\n', '; ') };
  }
}

/** Like settleContent, for pages that don't show the reason. */
export function tryContent<T>(load: () => T): T | undefined {
  const settled = settleContent(load);
  return settled.ok ? settled.value : undefined;
}
