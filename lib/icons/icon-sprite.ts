import { drawnIcons } from './drawn-icons';
import { drawnIconNames, iconNames } from './icon-names';
import { findIcon } from './icons';

/** All icons as an SVG sprite, which pages refer to instead of repeating the markup. */
export function iconSprite(): string {
  const symbols = iconNames.map((name) => {
    const { body, viewBox } = findIcon('tabler', name);
    return `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`;
  });
  for (const name of drawnIconNames) {
    symbols.push(`<symbol id="${name}" viewBox="0 0 24 24">${drawnIcons[name]}</symbol>`);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
