import { findIcon } from './icons';

/** The height of the butler in the package's drawing; below it is the name in black letters. */
const butlerHeight = 354;

/** The disc behind him: its red, its shine and its outline. */
const discPaths = 3;

/**
 * The Jenkins logo as an SVG document: the butler without the name below, which the page sets in its own font and
 * which would be invisible on a dark background.
 */
export function jenkinsMark(): string {
  const { body, viewBox } = findIcon('logos', 'jenkins');
  const [, , width] = viewBox.split(' ');
  const butler = body.slice(0, body.lastIndexOf('<path'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${butlerHeight}">${butler}</svg>`;
}

/** The paths of the logo from the back to the front, its red disc apart from the butler before it. */
export function jenkinsMarkParts(): { disc: string; butler: string } {
  const paths = jenkinsMark().match(/<path[^>]*>/g) ?? [];
  return { disc: paths.slice(0, discPaths).join(''), butler: paths.slice(discPaths).join('') };
}

/** The logo's width relative to its height. */
export const jenkinsMarkRatio = 256 / butlerHeight;

/** The logo as a data URL, which needs no request. */
export function jenkinsMarkDataUrl(): string {
  return `data:image/svg+xml;base64,${Buffer.from(jenkinsMark()).toString('base64')}`;
}
