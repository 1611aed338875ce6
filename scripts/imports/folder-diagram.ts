import { layers } from './import-rules';
import type { Import } from './read-imports';

/** The folder of a file in the diagram: `lib/roadmap` for `lib/roadmap/roadmap.ts`; all pages are one folder. */
function folderOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'app' ? first : `${first}/${second}`;
}

/** The edges between folders, unique and sorted. */
export function folderEdges(imports: readonly Import[]): [from: string, to: string][] {
  const edges = imports
    .filter(
      ({ from, to, isPackage }) =>
        !isPackage && layers.some(({ folders }) => folders.test(to)) && folderOf(from) !== folderOf(to),
    )
    .map(({ from, to }) => `${folderOf(from)} ${folderOf(to)}`);
  return [...new Set(edges)].sort().map((edge) => edge.split(' ') as [string, string]);
}

/**
 * Draws the folders of lib by layer with their imports, as a Mermaid diagram. The folders of components follow as
 * a list: they import nearly all of lib, which would make the diagram unreadable.
 */
export function folderDiagram(imports: readonly Import[]): string {
  const edges = folderEdges(imports);
  const folders = [...new Set(edges.flat())].sort();
  const id = (folder: string) => folder.replaceAll('/', '_');
  const inLayer = ({ folders: pattern }: (typeof layers)[number]) => folders.filter((folder) => pattern.test(`${folder}/`));
  const libLayers = layers.filter(({ name }) => name.startsWith('lib'));
  const drawn = new Set(libLayers.flatMap(inLayer));
  return [
    '```mermaid',
    'flowchart TD',
    ...libLayers.flatMap((layer, index) => [
      `  subgraph layer${index}["${layer.name}"]`,
      ...inLayer(layer).map((folder) => `    ${id(folder)}["${folder}"]`),
      '  end',
    ]),
    ...edges.filter(([from, to]) => drawn.has(from) && drawn.has(to)).map(([from, to]) => `  ${id(from)} --> ${id(to)}`),
    '```',
    '',
    '| Folder | leans on, in `components/` |',
    '| --- | --- |',
    ...folders
      .filter((folder) => folder.startsWith('components/'))
      .map((folder) => {
        const others = edges
          .filter(([from, to]) => from === folder && to.startsWith('components/'))
          .map(([, to]) => to.slice(11));
        return `| \`${folder}\` | ${others.join(', ')} |`;
      }),
  ].join('\n');
}
