import { ContentError } from './content-error';

/**
 * Loads content for a page that can do without it: a broken file is reported and the page says so
 * in place, while the rest of the site is built. Mistakes in the code still stop the build.
 */
export function tryContent<T>(load: () => T): T | undefined {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return undefined;
  }
}
