import { isDeepStrictEqual } from 'node:util';
import { parseYaml } from '@/lib/content/parse-yaml';
import { SyncError } from './sync-error';

/** Values of a release's file; one that is undefined is taken out of it. */
export type ReleaseValues = Readonly<Partial<Record<'version' | 'date' | 'sha256', string | undefined>>>;

/**
 * Writes values of a release into the text of its content file; comments, order and everything else stay unchanged. What the
 * file lacks comes after its version.
 * @throws SyncError when the file is written in a form that can't be edited this way
 */
export function editRelease(file: string, text: string, values: ReleaseValues): string {
  const current = readMapping(file, text);
  const edited = Object.entries(values).reduce((result, [key, value]) => {
    if (value === undefined) return removeValue(result, key);
    return Object.hasOwn(current, key) ? setValue(result, key, value) : addValue(result, key, value);
  }, text);
  const expected = Object.fromEntries(Object.entries({ ...current, ...values }).filter(([, value]) => value !== undefined));
  if (!isDeepStrictEqual(readMapping(file, edited), expected)) {
    throw new SyncError(
      `${file} can't be edited by this command: version, date and sha256 have to stand at the beginning of a line each, with their values on the same line.`,
      `Nothing of it was changed. Write ${describe(values)} into it.`,
    );
  }
  return edited;
}

/** The values of a release's file, as they are written. */
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
