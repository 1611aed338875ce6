import { maxTitleLength } from '@/lib/content/limits';
import { fitText, hasLetters, lineWidth, serif, type Weight } from '@/lib/pictures/typesetting';
import { paints } from './pieces';

/** Escapes a record's text for an SVG document. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Picks an item from a list. */
export type Choose = <T>(options: readonly [T, ...T[]]) => T;

/**
 * Makes reproducible choices: the same name always gets the same ones.
 * @returns a function that picks an item from a list
 */
export function chooser(name: string): Choose {
  let state = 2166136261;
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    return (state ^ (state >>> 16)) >>> 0;
  };
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return (options) => options[next() % options.length] ?? options[0];
}

interface TextBlock {
  x: number;
  /** The center of the block. */
  y: number;
  width: number;
  height: number;
  /** The largest font size. */
  size: number;
  fill: string;
  weight?: Weight;
  /** The words have a surface of their own, of the same color in both themes. */
  own?: boolean;
}

const lineHeight = 1.2;

/** Sets a text, centered, in the largest size that fits its box, on as many lines as needed. Of a long one only the beginning is set. */
export function textBlock(text: string, { x, y, fill, weight = 400, own, ...box }: TextBlock): string {
  const { size, lines } = fitText([...text].slice(0, maxTitleLength).join(''), { ...box, lineHeight, weight });
  const top = y - ((lines.length - 1) * size * lineHeight) / 2 + size * 0.35;
  const set = lines.map((line, index) => drawLine(line, { x, y: top + index * size * lineHeight, size, weight }));
  return `<g${own ? '' : ' class="words"'} fill="${fill}">${set.join('')}</g>`;
}

/**
 * Draws a line of text as outlines, so that it doesn't depend on the viewer's fonts. Characters missing from the
 * serif are left to those fonts, scaled to the width that was reserved.
 */
function drawLine(line: string, { x, y, size, weight }: { x: number; y: number; size: number; weight: Weight }): string {
  const width = lineWidth(line, size, weight);
  if (!hasLetters(line, weight)) {
    return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" font-size="${size}" font-weight="${weight}" textLength="${round(width)}" lengthAdjust="spacingAndGlyphs">${escapeXml(line)}</text>`;
  }
  let left = x - width / 2;
  const outlines = [...line].map((letter) => {
    const outline = serif(weight).charToGlyph(letter).getPath(left, y, size).toPathData(2);
    left += lineWidth(letter, size, weight);
    return outline;
  });
  return `<path data-line="${escapeXml(line)}" d="${outlines.join('')}"/>`;
}

/** Two decimal places are more precise than any screen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Draws shapes with the line of the mark around them, which is 3 wide on a drawing of 130. */
export function line(shapes: string, width = 3): string {
  return `<g stroke="${paints.ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>`;
}

/** The motif of all drawings: the butler's bow tie. */
export function bowTie(x: number, y: number, width: number): string {
  const side = width / 2;
  const height = width * 0.3;
  const knot = width * 0.12;
  const wing = (direction: 1 | -1) =>
    `M${round(x)} ${round(y)}L${round(x + direction * side)} ${round(y - height)}Q${round(x + direction * side * 0.86)} ${round(y)} ${round(x + direction * side)} ${round(y + height)}Z`;
  return `<path d="${wing(-1)}${wing(1)}" fill="${paints.red}"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(knot)}" fill="${paints.red}"/>`;
}

/** A background, and what it is in the dark theme. */
export interface Ground {
  light: string;
  dark: string;
}

/** The backgrounds of drawings. */
export const drawingGrounds: readonly [Ground, ...Ground[]] = [
  { light: '#dfe9f2', dark: '#1f2d38' },
  { light: '#f5ebdc', dark: '#2b3b47' },
  { light: '#e4e9ee', dark: '#2b3b47' },
  { light: '#deece4', dark: '#1f2d38' },
];

/** The counter's wood and the words that stand on the background itself, in the dark theme. */
const darkCounter = '#8d7458';
const darkWords = '#e7edf1';

interface Drawing {
  /** The alternative text. */
  label: string;
  /** The size of the body's coordinate system. */
  width: number;
  height: number;
  /** The background, visible where the picture's proportions leave room around the body. */
  ground: Ground;
  body: string;
  /** Whether the body fills the picture and is cropped, or is shown whole. */
  fit: 'slice' | 'meet';
  /** The value of data-drawing, for drawings that stand for something unknown. */
  mark?: string;
}

/**
 * A complete SVG document. It has no size or aspect ratio of its own, so that it takes those of the picture it
 * replaces and nothing shifts. It takes the theme of the page, which browsers tell a picture by the color-scheme of its element.
 */
export function svgDocument({ label, width, height, ground, body, fit, mark }: Drawing): string {
  const full = 'width="100%" height="100%"';
  const dark = `<style>@media(prefers-color-scheme:dark){.ground{fill:${ground.dark}}.counter{fill:${darkCounter}}.words{fill:${darkWords}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg"${mark ? ` data-drawing="${mark}"` : ''}><title>${escapeXml(label)}</title>${dark}<rect ${full} class="ground" fill="${ground.light}"/><svg ${full} overflow="visible" viewBox="0 0 ${round(width)} ${round(height)}" preserveAspectRatio="xMidYMax ${fit}">${body}</svg></svg>\n`;
}
