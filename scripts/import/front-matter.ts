import { ContentError, describeAll } from '@/lib/content/content-error';
import { parseYaml } from '@/lib/content/parse-yaml';
import { isMapping } from './is-mapping';

/** Thrown if a file can't be converted. The message gives the reason without the path. */
export class ConversionError extends Error {
  override name = 'ConversionError';
}

/**
 * Splits a page of the Jenkins project into its YAML front matter and its text.
 * @throws ConversionError if there is no front matter, or it is not a mapping
 */
export function readFrontMatter(path: string, text: string): { fields: Readonly<Record<string, unknown>>; body: string } {
  const [, front, body = ''] = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  if (front === undefined) throw new ConversionError('it has no front matter between two lines of "---"');
  try {
    const fields = parseYaml(path, front);
    if (isMapping(fields)) return { fields, body };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ConversionError(describeAll(error.problems));
  }
  throw new ConversionError('its front matter is not a mapping of keys to values');
}
