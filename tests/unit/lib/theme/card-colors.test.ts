import {
  cardColorNames,
  cardColors,
  darkPalette,
  lightPalette,
  type PaletteEntry,
  type RoomHue,
  roomColors,
  roomText,
} from '@/lib/theme/palette';
import { cardShade, cardTint } from '@/lib/theme/tint';
import { blend, contrast } from '@/tests/support/contrast';

const black = '#000000';

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('card colors in the %s theme', (_theme, palette) => {
  test.each(cardColorNames)('keep the text on a %s card readable, also on hover', (name) => {
    const entry: PaletteEntry = palette[`card-${name}`];
    expect(entry.main).toBe(cardColors[name]);
    const ground = blend(cardColors[name], palette.background.main, cardTint);
    for (const seen of [ground, blend(black, ground, cardShade)]) {
      expect(contrast(entry.text ?? '', seen)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.ink.main, seen)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('rooms in the %s theme', (theme, { ink, navbar }) => {
  test.each(Object.keys(roomColors) as RoomHue[])('have text that is readable on %s', (hue) => {
    const text = roomText(hue, theme) === 'ink' ? ink.main : navbar.on;
    expect(contrast(text, roomColors[hue][theme])).toBeGreaterThanOrEqual(4.5);
  });
});
