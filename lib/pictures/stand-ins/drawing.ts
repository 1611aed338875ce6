import { maxTitleLength } from '@/lib/content/limits';
import { fitText, hasLetters, lineWidth, serif, type Weight } from '@/lib/pictures/typesetting';
import { lightPalette } from '@/lib/theme/palette';

/**
 * What all stand-ins share, so that they look related: the butler's colors, his bow tie, and text that fits. A
 * stand-in is a separate image that doesn't know the page's theme, so each has its own background.
 */
export const colors = {
  navy: lightPalette.navbar.main,
  midnight: '#1a2832',
  slate: '#335061',
  steel: '#466879',
  red: lightPalette.secondary.main,
  wine: '#8f231f',
  blue: lightPalette.primary.main,
  green: '#1e6b57',
  gold: '#b98a1d',
  white: lightPalette.paper.main,
  skin: lightPalette.accent.main,
  skinShade: '#dcb98f',
  gray: '#6d7b86',
  sky: '#d7e5f2',
  skyDeep: '#b8d1e8',
  sand: '#f5e8d6',
  sandDeep: '#ead2b1',
  rose: '#f8dedb',
  roseDeep: '#efbdb8',
  mist: lightPalette.chip.main,
  mistDeep: '#c9d3db',
  moss: '#d9ebe2',
  mossDeep: '#b5d8c7',
} as const;

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
}

const lineHeight = 1.2;

/** Sets a text, centered, in the largest size that fits its box, on as many lines as needed. Of a long one only the beginning is set. */
export function textBlock(text: string, { x, y, fill, weight = 400, ...box }: TextBlock): string {
  const { size, lines } = fitText([...text].slice(0, maxTitleLength).join(''), { ...box, lineHeight, weight });
  const top = y - ((lines.length - 1) * size * lineHeight) / 2 + size * 0.35;
  const set = lines.map((line, index) => drawLine(line, { x, y: top + index * size * lineHeight, size, weight }));
  return `<g fill="${fill}">${set.join('')}</g>`;
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

/** The motif of all drawings. */
export function bowTie(x: number, y: number, width: number, wings: string, knot: string): string {
  const side = width / 2;
  const height = width * 0.27;
  const knotSize = width * 0.11;
  const wing = (direction: 1 | -1) =>
    `M${x} ${y} ${x + direction * side} ${round(y - height)}Q${round(x + direction * side * 0.86)} ${y} ${x + direction * side} ${round(y + height)}Z`;
  return `<path d="${wing(-1)}${wing(1)}" fill="${wings}"/><rect x="${round(x - knotSize)}" y="${round(y - knotSize)}" width="${round(knotSize * 2)}" height="${round(knotSize * 2)}" rx="${round(knotSize / 2)}" fill="${knot}"/>`;
}

interface Drawing {
  /** The alternative text. */
  label: string;
  /** The size of the body's coordinate system. */
  width: number;
  height: number;
  /** The background color, visible where the picture's proportions leave room around the body. */
  ground: string;
  body: string;
  /** What continues beside the body, drawn below it. */
  behind?: string;
  /** Whether the body fills the picture and is cropped, or is shown whole. */
  fit: 'slice' | 'meet';
}

/**
 * A complete SVG document. It has no size or aspect ratio of its own, so that it takes those of the picture it
 * replaces and nothing shifts.
 */
export function svgDocument({ label, width, height, ground, body, behind = '', fit }: Drawing): string {
  const full = 'width="100%" height="100%"';
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>${escapeXml(label)}</title><rect ${full} fill="${ground}"/>${behind}<svg ${full} viewBox="0 0 ${round(width)} ${round(height)}" preserveAspectRatio="xMidYMax ${fit}">${body}</svg></svg>\n`;
}
