import { findIcon } from './icons';

/** Height of the butler in the package's drawing, whose lower part is the name in black letters. */
const butlerHeight = 354;

/**
 * The Jenkins mark as an SVG document: the butler without the name below him, which stands beside
 * him in the page's own letters and would not be seen on a dark ground.
 */
export function jenkinsMark(): string {
  const { body, viewBox } = findIcon('logos', 'jenkins');
  const [, , width] = viewBox.split(' ');
  const butler = body.slice(0, body.lastIndexOf('<path'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${butlerHeight}">${butler}</svg>`;
}

/** Width of the mark as a part of its height. */
export const jenkinsMarkRatio = 256 / butlerHeight;

/** The mark as an address that an image can be drawn from without a request. */
export function jenkinsMarkDataUrl(): string {
  return `data:image/svg+xml;base64,${Buffer.from(jenkinsMark()).toString('base64')}`;
}
