import { readFileSync } from 'node:fs';
import type { ContentProblem } from '@/lib/content/content-error';
import { tryContent } from '@/lib/content/try-content';
import { loadMedia, mediaFile } from '@/lib/pictures/media';
import { codeFiles } from '@/scripts/check-unused/read-imports';

/** The id of a picture in code, such as `'press/jenkins.svg'`. */
const namesInCode = /["']([a-z]+(?:\/[\w.-]+)+\.(?:png|jpe?g|gif|svg))["']/g;

/** Whether content/media.yml lists a picture. True for all if it can't be read, which is reported elsewhere. */
export function listedPictures(): (id: string) => boolean {
  const media = tryContent(loadMedia);
  const ids = new Set(media?.pictures.map(({ id }) => id));
  return (id) => !media || ids.has(id);
}

/** Finds pictures in code that content/media.yml doesn't list. */
export function unlistedInCode(isListed: (id: string) => boolean): ContentProblem[] {
  return codeFiles(['app', 'components']).flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const ids = [...code.matchAll(namesInCode)].flatMap(([, id = '']) => id);
    return ids.filter((id) => !isListed(id)).map((id) => unlistedPicture(file, code, id));
  });
}

/** The problem of a picture that content/media.yml doesn't list, with file, line and column. */
export function unlistedPicture(file: string, text: string, id: string): ContentProblem {
  const lines = text.split('\n');
  const line = lines.findIndex((candidate) => candidate.includes(id));
  const column = lines[line]?.indexOf(id) ?? 0;
  return { file, line: line + 1, column: column + 1, expected: `the id of a picture in ${mediaFile}`, found: `"${id}"` };
}
