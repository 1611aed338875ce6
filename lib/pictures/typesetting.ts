// biome-ignore lint/style/noRestrictedImports: the font is a file of its package, no content.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, parse } from 'opentype.js';

// The serif of stand-ins and link previews, which are made at build time; pages use the system's fonts.

export type Weight = 400 | 700;

/** The font file of the serif. */
export function readSerif(weight: Weight): Buffer {
  return readFileSync(join(process.cwd(), `node_modules/@fontsource/gelasio/files/gelasio-latin-${weight}-normal.woff`));
}

const fonts = new Map<Weight, Font>();
const letterWidths = { 400: new Map<string, number>(), 700: new Map<string, number>() };

/** The parsed serif. */
export function serif(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = readSerif(weight);
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  fonts.set(weight, font);
  return font;
}

/** Whether the serif has every character of a text. */
export function hasLetters(text: string, weight: Weight): boolean {
  return [...text].every((letter) => serif(weight).hasChar(letter));
}

/** The width of a character relative to the font size; a missing one is as wide as the widest characters of other scripts. */
function letterWidth(letter: string, weight: Weight): number {
  const known = letterWidths[weight].get(letter);
  if (known !== undefined) return known;
  const font = serif(weight);
  const width = font.hasChar(letter) ? (font.charToGlyph(letter).advanceWidth ?? 0) / font.unitsPerEm : 1;
  letterWidths[weight].set(letter, width);
  return width;
}

/** The width of a line in the serif, whose kerning is negligible. */
export function lineWidth(line: string, size: number, weight: Weight): number {
  return size * [...line].reduce((width, letter) => width + letterWidth(letter, weight), 0);
}

export interface TextBox {
  width: number;
  height: number;
  /** The largest font size; it is reduced in steps of half a unit. */
  size: number;
  /** The line height relative to the font size. */
  lineHeight: number;
  weight: Weight;
}

/** Breaks a text into lines of a given width; a single longer word stays whole. */
function wrap(text: string, width: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && lineWidth(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Finds the largest size in which a text fits its box, with as few lines as possible of about equal length. */
export function fitText(text: string, { width, height, size: largest, lineHeight, weight }: TextBox) {
  let size = largest;
  let lines = wrap(text, width, size, weight);
  const fits = () => lines.length * size * lineHeight <= height && lines.every((line) => lineWidth(line, size, weight) <= width);
  while (!fits() && size > 0.5) {
    size -= 0.5;
    lines = wrap(text, width, size, weight);
  }
  for (let narrower = width * 0.98; narrower > width / 2; narrower -= width * 0.02) {
    const balanced = wrap(text, narrower, size, weight);
    if (balanced.length > lines.length) break;
    if (balanced.every((line) => lineWidth(line, size, weight) <= width)) lines = balanced;
  }
  return { size, lines };
}
