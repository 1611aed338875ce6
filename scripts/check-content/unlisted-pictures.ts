import { readFileSync } from 'node:fs';
import { collections } from '@/lib/collections/collections';
import type { ContentProblem } from '@/lib/content/content-error';
import { readContentText } from '@/lib/content/read-content';
import { tryContent } from '@/lib/content/try-content';
import { loadMedia, mediaFile } from '@/lib/pictures/media';
import { codeFiles } from '@/scripts/check-unused/read-imports';

/** The id of a picture in code, such as `'press/jenkins.svg'`. */
const namesInCode = /["']([a-z]+(?:\/[\w.-]+)+\.(?:png|jpe?g|gif|svg))["']/g;

/**
 * Finds pictures that pages show but content/media.yml doesn't list. Unreadable files are skipped; other checks report them.
 * @returns a problem for each, with file, line and column
 */
export function unlistedPictures(): ContentProblem[] {
  const media = tryContent(loadMedia);
  if (!media) return [];
  const isListed = (name: string) => media.pictures.some(({ id }) => id === name);
  const inRecords = collections.flatMap(({ file, pictures }) => {
    const names = (pictures && tryContent(pictures)) ?? [];
    return problemsOf(
      file,
      names.length > 0 ? readContentText(file) : '',
      names.filter((name) => !isListed(name)),
    );
  });
  const inCode = codeFiles(['app', 'components']).flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return problemsOf(
      file,
      code,
      [...code.matchAll(namesInCode)].flatMap(([, name = '']) => (isListed(name) ? [] : name)),
    );
  });
  return [...inRecords, ...inCode];
}

function problemsOf(file: string, text: string, names: readonly string[]): ContentProblem[] {
  const lines = text.split('\n');
  return names.map((name) => {
    const line = lines.findIndex((candidate) => candidate.includes(name));
    const column = lines[line]?.indexOf(name) ?? 0;
    return { file, line: line + 1, column: column + 1, expected: `the id of a picture in ${mediaFile}`, found: `"${name}"` };
  });
}
