import { isDeepStrictEqual } from 'node:util';
import { parseYaml } from '@/lib/content/parse-yaml';
import { ReleaseError } from './release-error';

/** The values that a new release changes. */
export interface NewestRelease {
  version: string;
  sha256: string;
}

/**
 * Writes a release into the text of its content file; comments, order and everything else stay unchanged. The date of
 * another version goes.
 * @throws ReleaseError when the file is written in a form that can't be edited this way
 */
export function editRelease(file: string, text: string, { version, sha256 }: NewestRelease): string {
  const { date, ...current } = readMapping(file, text);
  const isDated = date !== undefined && current.version === version;
  const dated = isDated ? text : text.replace(/^date:.*\n/m, '');
  const versioned = setValue(dated, 'version', version);
  const edited = Object.hasOwn(current, 'sha256')
    ? setValue(versioned, 'sha256', sha256)
    : versioned.replace(/^version:.*$/m, `$&\nsha256: '${sha256}'`);
  const expected = { ...current, ...(isDated && { date }), version, sha256 };
  if (!isDeepStrictEqual(readMapping(file, edited), expected)) {
    throw new ReleaseError(
      `${file} can't be edited by this command: version, date and sha256 have to stand at the beginning of a line each, with their values on the same line.`,
      `Nothing was changed. Write version: '${version}' and sha256: '${sha256}' into it.`,
    );
  }
  return edited;
}

function setValue(text: string, key: string, value: string): string {
  return text.replace(new RegExp(`^(${key}:[ \\t]*)('[^']*'|"[^"]*"|[^\\s#]+)`, 'm'), `$1'${value}'`);
}

function readMapping(file: string, text: string): Record<string, unknown> {
  const data = parseYaml(file, text);
  return typeof data === 'object' && data !== null ? { ...data } : {};
}
