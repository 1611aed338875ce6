import { findIcon } from './icons';

/** The Jenkins mark as an SVG document. */
export function jenkinsMark(): string {
  const { body, viewBox } = findIcon('logos', 'jenkins');
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox}">${body}</svg>`;
}

/** The mark as an address that an image can be drawn from without a request. */
export function jenkinsMarkDataUrl(): string {
  return `data:image/svg+xml;base64,${Buffer.from(jenkinsMark()).toString('base64')}`;
}
