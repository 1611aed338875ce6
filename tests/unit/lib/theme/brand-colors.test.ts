import { type BrandColor, brandColors } from '@/lib/theme/brand-colors';
import { darkPalette, lightPalette } from '@/lib/theme/palette';
import { cardShade, cardTint, tint } from '@/lib/theme/tint';
import { blend, contrast } from '@/tests/support/contrast';

describe('the cards in the colors of clouds', () => {
  describe.each([
    ['light', lightPalette],
    ['dark', darkPalette],
  ] as const)('in the %s theme', (_theme, palette) => {
    it.each(Object.keys(brandColors) as BrandColor[])('have readable text on %s, also on hover', (name) => {
      const paper = palette.paper.main;
      const { rest, hover } = tint(brandColors[name], paper);
      expect(palette[`brand-${name}`]).toEqual({ main: rest, hover, line: brandColors[name] });
      const ground = blend(brandColors[name], paper, cardTint);
      for (const seen of [ground, blend('#000000', ground, cardShade)]) {
        expect(contrast(palette.ink.main, seen)).toBeGreaterThanOrEqual(4.5);
      }
    });
  });
});

test('blending is what a browser does', () => {
  expect(blend('#ff0000', '#ffffff', 0.5)).toBe('#ff8080');
  expect(blend('#1e88e5', '#f9f9f9', 0.15)).toBe('#d8e8f6');
});
