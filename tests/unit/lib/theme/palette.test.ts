import { darkContrast, darkPalette, lightContrast, lightPalette, type Palette, paletteVariables } from '@/lib/theme/palette';
import { contrast } from '@/tests/support/contrast';
import { cssRules } from '@/tests/unit/support/style-sheets';

const themes: [string, Palette][] = [
  ['light', lightPalette],
  ['dark', darkPalette],
];

/** The color of a token such as `navbar-hover`, as the style sheets name it. */
function colorOf(palette: Palette, token: string): string {
  const colors = new Map(
    Object.entries(paletteVariables(palette)).map(([variable, color]) => [variable.replace('--', ''), color]),
  );
  const color = colors.get(token);
  if (!color) throw new Error(`The palette has no color "${token}".`);
  return color;
}

test('both themes define the same colors', () => {
  expect(Object.keys(paletteVariables(darkPalette)).sort()).toEqual(Object.keys(paletteVariables(lightPalette)).sort());
  expect(Object.keys(lightPalette)).toEqual(
    expect.arrayContaining(
      ['released', 'preview', 'current', 'near-term', 'future', 'withdrawn'].map((status) => `status-${status}`),
    ),
  );
});

/** Text and background pairs that no single CSS rule sets together. */
const texts: Record<string, string[]> = {
  ink: ['background', 'paper', 'paper-hover', 'sunken', 'linen'],
  'counter-on': ['counter'],
  'counter-text': ['counter'],
  muted: ['background', 'paper', 'paper-hover', 'sunken', 'linen'],
  primary: ['background', 'paper', 'sunken', 'linen'],
  'primary-hover': ['background', 'paper'],
  error: ['background', 'paper', 'sunken'],
  // The banner's background is a gradient from the first color to the second.
  'band-on': ['band', 'band-line'],
  'band-text': ['band', 'band-line'],
  accent: ['band', 'band-line'],
  'navbar-on': ['navbar', 'navbar-hover'],
};

/** Borders and icons that must be visible, with their backgrounds: WCAG requires a contrast of 3 (1.4.11). */
const lines: Record<string, string[]> = {
  outline: ['background', 'paper'],
  secondary: ['background', 'paper'],
  // The focus ring, on the page, in bars and on marked elements.
  primary: ['background', 'paper', 'paper-hover'],
  'navbar-on': ['navbar'],
  'primary-on': ['primary'],
};

const tokens = Object.keys(paletteVariables(lightPalette)).map((name) => name.slice(2));

/** The colors of classes such as `bg-paper`, for a prefix such as `bg-`. */
function colorsIn(classes: string[], prefix: string): string[] {
  return classes
    .flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
    .filter((name) => tokens.includes(name));
}

/** The CSS rules that set both a background and a text color. */
function coloredRules() {
  return cssRules().flatMap(({ file, selectors, classes }) => {
    const grounds = [...colorsIn(classes, 'bg-'), ...colorsIn(classes, 'hover:bg-')];
    return colorsIn(classes, 'text-').flatMap((text) =>
      grounds.map((ground) => ({ file, selector: selectors.join(', '), ground, text })),
    );
  });
}

function pairs(table: Record<string, string[]>): [string, string][] {
  return Object.entries(table).flatMap(([color, grounds]) => grounds.map((ground): [string, string] => [color, ground]));
}

describe.each(themes)('text in the %s theme is readable:', (_name, palette) => {
  const contrastOf = (color: string, ground: string) => contrast(colorOf(palette, color), colorOf(palette, ground));

  test.each(pairs(texts))('%s on %s', (text, ground) => {
    expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(palette).filter(([, { on }]) => on))('text on %s, also on hover', (name, { hover }) => {
    expect(contrastOf(`${name}-on`, name)).toBeGreaterThanOrEqual(4.5);
    if (hover) expect(contrastOf(`${name}-on`, `${name}-hover`)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(lines))('the border of %s on %s', (line, ground) => {
    expect(contrastOf(line, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(coloredRules())('$selector in $file: $text on $ground', ({ text, ground }) => {
    expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

/** A palette with the changes for visitors whose system requests more contrast. */
function withMore(palette: Palette, changes: Palette): Palette {
  return Object.fromEntries(
    Object.entries(palette).map(([name, entry]) => [name, { ...entry, ...(name in changes ? changes[name] : {}) }]),
  );
}

describe.each([
  ['light', withMore(lightPalette, lightContrast)],
  ['dark', withMore(darkPalette, darkContrast)],
])('with more contrast requested, the %s theme', (_name, palette) => {
  const contrastOf = (color: string, ground: string) => contrast(colorOf(palette, color), colorOf(palette, ground));

  test('has a contrast of at least 7 for text, and visible borders', () => {
    expect(pairs(texts).filter(([text, ground]) => contrastOf(text, ground) < 7)).toEqual([]);
    const edges = { ...lines, divider: ['background', 'paper', 'sunken', 'linen'] };
    expect(pairs(edges).filter(([line, ground]) => contrastOf(line, ground) < 3)).toEqual([]);
  });
});
