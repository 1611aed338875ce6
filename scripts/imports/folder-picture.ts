import { floors } from './import-rules';
import type { Import } from './read-imports';

/** The folder of a file in the diagram: `lib/roadmap` for `lib/roadmap/roadmap.ts`; all pages are one folder. */
function folderOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'app' ? first : `${first}/${second}`;
}

/** The edges between folders, unique and sorted. */
export function folderArrows(imports: readonly Import[]): [from: string, to: string][] {
  const arrows = imports
    .filter(
      ({ from, to, isPackage }) =>
        !isPackage && floors.some(({ folders }) => folders.test(to)) && folderOf(from) !== folderOf(to),
    )
    .map(({ from, to }) => `${folderOf(from)} ${folderOf(to)}`);
  return [...new Set(arrows)].sort().map((arrow) => arrow.split(' ') as [string, string]);
}

/**
 * Draws the folders of lib by layer with their imports, as a Mermaid diagram. The folders of components follow as
 * a list: they import nearly all of lib, which would make the diagram unreadable.
 */
export function folderPicture(imports: readonly Import[]): string {
  const arrows = folderArrows(imports);
  const folders = [...new Set(arrows.flat())].sort();
  const id = (folder: string) => folder.replaceAll('/', '_');
  const onFloor = ({ folders: pattern }: (typeof floors)[number]) => folders.filter((folder) => pattern.test(`${folder}/`));
  const libFloors = floors.filter(({ name }) => name.startsWith('lib'));
  const drawn = new Set(libFloors.flatMap(onFloor));
  return [
    '```mermaid',
    'flowchart TD',
    ...libFloors.flatMap((floor, index) => [
      `  subgraph floor${index}["${floor.name}"]`,
      ...onFloor(floor).map((folder) => `    ${id(folder)}["${folder}"]`),
      '  end',
    ]),
    ...arrows.filter(([from, to]) => drawn.has(from) && drawn.has(to)).map(([from, to]) => `  ${id(from)} --> ${id(to)}`),
    '```',
    '',
    '| Folder | leans on, in `components/` |',
    '| --- | --- |',
    ...folders
      .filter((folder) => folder.startsWith('components/'))
      .map((folder) => {
        const others = arrows
          .filter(([from, to]) => from === folder && to.startsWith('components/'))
          .map(([, to]) => to.slice(11));
        return `| \`${folder}\` | ${others.join(', ')} |`;
      }),
  ].join('\n');
}
