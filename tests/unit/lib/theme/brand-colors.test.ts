import { type BrandColor, brandColors } from '@/lib/theme/brand-colors';
import { darkPalette, lightPalette } from '@/lib/theme/palette';
import { tint } from '@/lib/theme/tint';
import { contrast } from '@/tests/support/contrast';

describe('the cards in the colors of clouds', () => {
  it('has the color at 15 percent, and 10 percent darker under the pointer', () => {
    // 255 * 0.85 = 216.75; 0.15 of 255 more is white again.
    expect(tint('#000000', '#ffffff')).toEqual({ main: '#d9d9d9', hover: '#c3c3c3', line: '#000000' });
    expect(tint('#ff9900', '#ffffff')).toEqual({ main: '#fff0d9', hover: '#e6d8c3', line: '#ff9900' });
  });

  describe.each([
    ['light', lightPalette],
    ['dark', darkPalette],
  ] as const)('in the %s theme', (_theme, palette) => {
    it.each(Object.keys(brandColors) as BrandColor[])('has text that can be read on %s', (name) => {
      const { main, hover = '' } = palette[`brand-${name}`];
      expect(contrast(palette.ink.main, main)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.ink.main, hover)).toBeGreaterThanOrEqual(4.5);
      expect(hover).not.toBe(main);
    });
  });
});
