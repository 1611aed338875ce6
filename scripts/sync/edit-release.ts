import { isDeepStrictEqual } from 'node:util';
import { parseYaml } from '@/lib/content/parse-yaml';
import { SourceError } from '@/scripts/data/source-error';

/** Values to write to the file of a release; undefined removes a key. */
export type ReleaseValues = Readonly<Partial<Record<'version' | 'date' | 'sha256', string | undefined>>>;

/**
 * Edits the text of a release's content file. Comments, order and everything else stay unchanged; new keys are added after the
 * version.
 * @throws SourceError if the file's formatting prevents this
 */
export function editRelease(file: string, text: string, values: ReleaseValues): string {
  const current = readMapping(file, text);
  const edited = Object.entries(values).reduce((result, [key, value]) => {
    if (value === undefined) return removeValue(result, key);
    return Object.hasOwn(current, key) ? setValue(result, key, value) : addValue(result, key, value);
  }, text);
  const expected = Object.fromEntries(Object.entries({ ...current, ...values }).filter(([, value]) => value !== undefined));
  if (!isDeepStrictEqual(readMapping(file, edited), expected)) {
    throw new SourceError(
      `${file} can't be edited automatically: version, date and sha256 must each start a line, with the value on the same line.`,
      `The file was not changed. Edit it by hand: ${describe(values)}.`,
    );
  }
  return edited;
}

/** The unvalidated values of a release's file; empty if it is not a mapping. */
export function readMapping(file: string, text: string): object {
  const data = parseYaml(file, text);
  return typeof data === 'object' && data !== null ? data : {};
}

function setValue(text: string, key: string, value: string): string {
  return text.replace(new RegExp(`^(${key}:[ \\t]*)('[^']*'|"[^"]*"|[^\\s#]+)`, 'm'), `$1'${value}'`);
}

function addValue(text: string, key: string, value: string): string {
  return text.replace(/^version:.*$/m, `$&\n${key}: '${value}'`);
}

function removeValue(text: string, key: string): string {
  return text.replace(new RegExp(`^${key}:.*\\n`, 'm'), '');
}

function describe(values: ReleaseValues): string {
  return Object.entries(values)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}: '${value}'`]))
    .join(' and ');
}
