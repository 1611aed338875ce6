import { type BrandIcon, type BrandIconName, brandIconNames, brandIcons } from './brand-icons';
import { findIcon } from './icons';

/** The fallback for platforms that no package has: a window with a prompt. */
const terminal = {
  viewBox: '0 0 24 24',
  body: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM7 9l3 3-3 3m5 0h4"/>',
};

/** The logos of platforms and clouds as an SVG sprite. */
export function brandSprite(): string {
  const symbols = brandIconNames.map((name) => {
    const { body, viewBox } = drawBrand(name);
    return `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function drawBrand(name: BrandIconName): { body: string; viewBox: string } {
  const source: BrandIcon | undefined = brandIcons[name];
  if (!source) return terminal;
  const { body, viewBox } = findIcon(source.set, source.icon);
  return { viewBox, body: recolor(withoutGradients(body), source) };
}

function recolor(body: string, { color, inkColor }: BrandIcon): string {
  const colored = color ? body.replaceAll('currentColor', color) : body;
  return inkColor ? colored.replaceAll(inkColor, 'currentColor') : colored;
}

/** Removes gradients: their ids could clash across symbols, and some browsers don't resolve them in an external sprite. */
function withoutGradients(body: string): string {
  return body.replace(/<defs>.*?<\/defs>/g, '').replace(/<path fill="url\([^>]*\/>/g, '');
}
