import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, parse } from 'opentype.js';

// The serif of drawings and link previews, which are made at build time; pages themselves use the system's.

export type Weight = 400 | 700;

/** The file of the serif, as it is. */
export function readSerif(weight: Weight): Buffer {
  return readFileSync(join(process.cwd(), `node_modules/@fontsource/gelasio/files/gelasio-latin-${weight}-normal.woff`));
}

const fonts = new Map<Weight, Font>();
const letterWidths = { 400: new Map<string, number>(), 700: new Map<string, number>() };

/** The serif, ready to be measured and drawn. */
export function serif(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = readSerif(weight);
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  fonts.set(weight, font);
  return font;
}

/** Whether the serif has all letters of a text. */
export function hasLetters(text: string, weight: Weight): boolean {
  return [...text].every((letter) => serif(weight).hasChar(letter));
}

/** How wide a letter is, in parts of the font size; one that the serif lacks is as wide as the widest of other scripts. */
function letterWidth(letter: string, weight: Weight): number {
  const known = letterWidths[weight].get(letter);
  if (known !== undefined) return known;
  const font = serif(weight);
  const width = font.hasChar(letter) ? (font.charToGlyph(letter).advanceWidth ?? 0) / font.unitsPerEm : 1;
  letterWidths[weight].set(letter, width);
  return width;
}

/** How wide a line is in the serif, which has no kerning to speak of. */
export function lineWidth(line: string, size: number, weight: Weight): number {
  return size * [...line].reduce((width, letter) => width + letterWidth(letter, weight), 0);
}

export interface TextBox {
  width: number;
  height: number;
  /** The largest font size; the steps down from it are half a unit each. */
  size: number;
  /** From line to line, in parts of the font size. */
  lineHeight: number;
  weight: Weight;
}

/** Breaks a text into lines that fit a width; a single word that is wider stays whole. */
function wrap(text: string, width: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && lineWidth(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Finds the largest size in which a text fits its box, and breaks it into as few lines as it takes, about equally long. */
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
