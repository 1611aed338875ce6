import { findIcon } from './icons';

/** The height of the butler in the package's drawing, without the black lettering below. */
const butlerHeight = 354;

/**
 * The Jenkins logo as an SVG document, without the name: pages set that in their own font, and black lettering would be invisible
 * on a dark background.
 */
export function jenkinsMark(): string {
  const { body, viewBox } = findIcon('logos', 'jenkins');
  const [, , width] = viewBox.split(' ');
  // The package lost the `fill="none"` of the bow tie's outlines, which would paint the tie black.
  const butler = body.slice(0, body.lastIndexOf('<path')).replaceAll('<path stroke=', '<path fill="none" stroke=');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${butlerHeight}">${butler}</svg>`;
}

/** The logo's width relative to its height. */
export const jenkinsMarkRatio = 256 / butlerHeight;

/** The logo as a data URL, to save a request. */
export function jenkinsMarkDataUrl(): string {
  return `data:image/svg+xml;base64,${Buffer.from(jenkinsMark()).toString('base64')}`;
}
