import { findIcon } from './icons';

/** The height of the butler in the package's drawing; below it is the name in black letters. */
const butlerHeight = 354;

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

/** The logo's width relative to its height. */
export const jenkinsMarkRatio = 256 / butlerHeight;

/** The logo as a data URL, which needs no request. */
export function jenkinsMarkDataUrl(): string {
  return `data:image/svg+xml;base64,${Buffer.from(jenkinsMark()).toString('base64')}`;
}
