import { cardClasses, cardColorNames, cardColors, darkPalette, lightPalette, type PaletteEntry } from '@/lib/theme/palette';
import { cardShade, cardTint } from '@/lib/theme/tint';
import { blend, contrast } from '@/tests/support/contrast';

const black = '#000000';

test('a card’s background is its color at 15 percent, and 10 percent darker on hover', () => {
  expect([cardTint, cardShade]).toEqual([0.15, 0.1]);
  expect(lightPalette['card-blue'].tint).toBe('color-mix(in srgb, #1e88e5 15%, transparent)');
  expect(lightPalette['card-blue']['tint-hover']).toBe(
    'color-mix(in srgb, black 10%, color-mix(in srgb, #1e88e5 15%, transparent))',
  );
});

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

test('a card’s class sets the custom properties of its color', () => {
  expect(Object.keys(cardClasses())).toEqual(cardColorNames.map((name) => `.card-${name}`));
  expect(cardClasses()['.card-blue']).toEqual({
    '--card-line': 'var(--card-blue-line)',
    '--card-text': 'var(--card-blue-text)',
    '--card-tint': 'var(--card-blue-tint)',
    '--card-tint-hover': 'var(--card-blue-tint-hover)',
  });
});
