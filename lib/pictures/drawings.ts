// biome-ignore lint/style/noRestrictedImports: reads drawings of ours, not content.
import { readFileSync } from 'node:fs';

/**
 * The shapes of a drawing of ours, as markup for an `<svg>` with the drawing's viewBox.
 * @param path the file below public/drawings/, without extension
 */
export function drawingShapes(path: string): string {
  const [, shapes = ''] = readFileSync(`public/drawings/${path}.svg`, 'utf8').split(/<\/title>|<\/svg>/);
  return shapes;
}
