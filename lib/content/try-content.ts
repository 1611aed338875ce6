import { ContentError } from './content-error';

/** Content, or what a page can say about why there is none. */
type SettledContent<T> = { ok: true; value: T } | { ok: false; message: string };

/**
 * Loads content for a page that can do without it: a broken file is reported and the page says so
 * in place, while the rest of the site is built. Mistakes in the code still stop the build.
 */
export function settleContent<T>(load: () => T): SettledContent<T> {
  try {
    return { ok: true, value: load() };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return { ok: false, message: error.message.replaceAll('\n', '; ') };
  }
}

/** As settleContent, for a page that does not say why. */
export function tryContent<T>(load: () => T): T | undefined {
  const settled = settleContent(load);
  return settled.ok ? settled.value : undefined;
}
