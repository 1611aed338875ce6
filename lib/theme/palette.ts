/**
 * The shades of a theme color. `main` is the color itself, `on` is for text and icons on top of it, `line` for its border, and
 * `hover` for the hover state. `edge` divides its
 * parts, and `text` is for text on it. Every pair used on a page meets WCAG 2.2 AA (tests/unit/lib/theme/palette.test.ts).
 */
export interface PaletteEntry {
  main: string;
  on?: string;
  line?: string;
  hover?: string;
  text?: string;
  edge?: string;
}

export type Palette = Record<string, PaletteEntry>;

/** The colors that content/ may use for cards, the same in both themes (docs/behavior.md, Theme). */
export const cardColors = {
  blue: '#1e88e5',
  green: '#43a047',
  yellow: '#ffb300',
  orange: '#fb8c00',
  purple: '#8e24aa',
  pink: '#e91e63',
  cyan: '#00acc1',
  indigo: '#3949ab',
  brown: '#6d4c41',
  red: '#e53935',
};

export type CardColor = keyof typeof cardColors;

export const cardColorNames = Object.keys(cardColors) as [CardColor, ...CardColor[]];

/**
 * The palette entries of the card colors.
 * @param texts the shade of each color that is readable on its tint
 */
function cardEntries(texts: Record<CardColor, string>): Record<`card-${CardColor}`, { main: string; text: string }> {
  return Object.fromEntries(
    cardColorNames.map((name) => [`card-${name}`, { main: cardColors[name], text: texts[name] }]),
  ) as Record<`card-${CardColor}`, { main: string; text: string }>;
}

/** The grounds of the rooms, pages with a hue of their own (docs/design.md), in the light and the dark theme. */
export const roomColors = {
  blue: { light: '#8cc6f7', dark: '#143f67' },
  green: { light: '#8fd093', dark: '#1c4a24' },
  yellow: { light: '#ffcb4d', dark: '#5f4108' },
  orange: { light: '#f6a545', dark: '#633a08' },
  purple: { light: '#d6a9e3', dark: '#4d2160' },
  pink: { light: '#f89dba', dark: '#661d3f' },
  cyan: { light: '#74d3df', dark: '#0b4c57' },
  indigo: { light: '#aab7f3', dark: '#2a3677' },
  brown: { light: '#6b4a3d', dark: '#4a3129' },
  red: { light: '#a0211a', dark: '#741b16' },
};

/** The hue of a room. */
export type RoomHue = keyof typeof roomColors;

/** The color of text on a room's ground, by theme: that of navy grounds where it is dark. */
export function roomText(hue: RoomHue, theme: 'light' | 'dark'): 'ink' | 'navbar-on' {
  return theme === 'dark' || hue === 'red' || hue === 'brown' ? 'navbar-on' : 'ink';
}

/** The colors of social networks, the same in both themes. */
const socialColors = {
  'social-github': { main: '#6e5494', on: '#ffffff' },
  'social-twitter': { main: '#3d5463', on: '#ffffff' },
  'social-blog': { main: '#0064d6', on: '#ffffff' },
  'social-linkedin': { main: '#0e4eb5', on: '#ffffff' },
};

/**
 * Brand colors, the same in both themes: the navy of the navbar and the page header (`band`), the accent on it, and the colors of
 * drawings such as the weather icons of the ratings.
 */
const brandColors = {
  navbar: { main: '#263a47', on: '#f4f7f9', line: '#3d5463', hover: '#354c5b' },
  band: { main: '#263a47', on: '#ffffff', text: '#d9e2e9', line: '#335061' },
  accent: { main: '#f0d6b7', on: '#1d2a33', hover: '#f8e8d5' },
  terminal: { main: '#17232b', on: '#e7edf1' },
  sun: { main: '#f2b930', line: '#231f20' },
  cloud: { main: '#e9eef1' },
  storm: { main: '#a3cbdb' },
};

/**
 * The custom properties of each status of the roadmap, which name its colors.
 * @returns keyed by the classes, such as `.status-released`
 */
export function statusClasses(): Record<string, Record<string, string>> {
  const names = Object.keys(lightPalette).filter((name) => name.startsWith('status-'));
  return Object.fromEntries(
    names.map((name) => [
      `.${name}`,
      { '--status': `var(--${name})`, '--status-on': `var(--${name}-on)`, '--status-line': `var(--${name}-line)` },
    ]),
  );
}

/**
 * The custom properties of each room: its grounds in both themes, and the color of its text in the light one, whose brightness
 * the scene behind the butler shares.
 * @returns keyed by the classes, such as `.room-blue`
 */
export function roomClasses(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    (Object.keys(roomColors) as RoomHue[]).map((hue) => [
      `.room-${hue}`,
      {
        '--room-light': roomColors[hue].light,
        '--room-dark': roomColors[hue].dark,
        ...(roomText(hue, 'light') !== 'ink' && {
          '--room-text': `var(--${roomText(hue, 'light')})`,
          '--scene-light': 'invert(1)',
        }),
      },
    ]),
  );
}

/**
 * A class per card color, such as `.card-blue`, that sets its color and, for both themes, the shade of text on it.
 * The other shades of a card are mixed from these.
 */
export function cardClasses(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    cardColorNames.map((name) => [
      `.card-${name}`,
      {
        '--card': cardColors[name],
        '--card-text-light': lightPalette[`card-${name}`].text,
        '--card-text-dark': darkPalette[`card-${name}`].text,
      },
    ]),
  );
}

/** The light theme: white and navy, with red for shapes and errors. `mat` is the background of pictures. */
export const lightPalette = {
  primary: { main: '#1765cc', on: '#ffffff', hover: '#1252a8' },
  secondary: { main: '#d33833', on: '#ffffff' },
  background: { main: '#ffffff' },
  paper: { main: '#ffffff', hover: '#f1f6fc' },
  sunken: { main: '#f4f6f8' },
  linen: { main: '#fbf6ee', line: '#fbf6ee' },
  counter: { main: '#f0d6b7', on: '#1d2a33', text: '#4b3d2b', line: '#231f20', edge: '#d9b98f' },
  ink: { main: '#1d2a33' },
  mat: { main: '#eef1f4', on: '#1d2a33' },
  muted: { main: '#4c5a65' },
  divider: { main: '#d5dce2' },
  outline: { main: '#6b7a86' },
  ...brandColors,
  'red-band': { main: '#a0211a', on: '#ffffff' },
  'pipeline-done': { main: '#2f7d46', on: '#ffffff' },
  tie: { main: '#d33833', line: '#9f2723' },
  footer: { main: '#f4f6f8', on: '#1d2a33', line: '#d5dce2' },
  tooltip: { main: '#1d2a33', on: '#ffffff', line: '#1d2a33' },
  chip: { main: '#e4e9ee', on: '#34424d' },
  error: { main: '#b3261e', on: '#ffffff' },
  warning: { main: '#8a5300', on: '#ffffff' },
  success: { main: '#14722f', on: '#ffffff' },
  info: { main: '#1765cc', on: '#ffffff' },
  'status-released': { main: '#ffffff', on: '#1d2a33', line: '#2f8f4e' },
  'status-preview': { main: '#d3f0f0', on: '#0a3d42', line: '#24919b' },
  'status-current': { main: '#fdf3d3', on: '#453100', line: '#b98a1d' },
  'status-near-term': { main: '#ece4fd', on: '#36206f', line: '#8464d3' },
  'status-future': { main: '#e0effb', on: '#0b3a5c', line: '#3a8bc4' },
  'status-withdrawn': { main: '#e6e9ec', on: '#3a444c', line: '#87929b' },
  ...cardEntries({
    blue: '#0f5196',
    green: '#1f5c26',
    yellow: '#644b00',
    orange: '#764300',
    purple: '#74228f',
    pink: '#9a1046',
    cyan: '#00596a',
    indigo: '#334298',
    brown: '#60453d',
    red: '#9f1f1a',
  }),
  ...socialColors,
} satisfies Palette;

/** The dark theme. `mat` stays light, because pictures were drawn for light paper. */
export const darkPalette = {
  primary: { main: '#82b4ff', on: '#0b1c31', hover: '#a5c9ff' },
  secondary: { main: '#e5534d', on: '#1a0503' },
  background: { main: '#121b22' },
  paper: { main: '#1a262f', hover: '#22313c' },
  sunken: { main: '#0d151a' },
  linen: { main: '#1c2a33', line: '#2f404c' },
  counter: { main: '#3a2f24', on: '#f6ead9', text: '#d9c4a6', line: '#e0b988', edge: '#65523c' },
  ink: { main: '#e7edf1' },
  mat: { main: '#8b99a4', on: '#121b22' },
  muted: { main: '#aebbc5' },
  divider: { main: '#2f3e49' },
  outline: { main: '#758895' },
  ...brandColors,
  'red-band': { main: '#741b16', on: '#f4f7f9' },
  'pipeline-done': { main: '#77d492', on: '#06250f' },
  tie: { main: '#c8332e', line: '#8f211d' },
  footer: { main: '#0d151a', on: '#d4dde3', line: '#2f3e49' },
  tooltip: { main: '#2b3b47', on: '#f1f5f8', line: '#4a5d6a' },
  chip: { main: '#2a3843', on: '#cbd6de' },
  error: { main: '#ff9a93', on: '#2c0a08' },
  warning: { main: '#f3bf5e', on: '#2b1d00' },
  success: { main: '#77d492', on: '#06250f' },
  info: { main: '#82b4ff', on: '#0b1c31' },
  'status-released': { main: '#121b22', on: '#e7edf1', line: '#4da668' },
  'status-preview': { main: '#103b3f', on: '#a8e6ea', line: '#2f8f97' },
  'status-current': { main: '#3d300d', on: '#fbe3a0', line: '#b98f24' },
  'status-near-term': { main: '#2c2450', on: '#d9cdfb', line: '#8168cf' },
  'status-future': { main: '#13304a', on: '#b5ddf9', line: '#3b84bb' },
  'status-withdrawn': { main: '#2a343b', on: '#ccd5db', line: '#74828d' },
  ...cardEntries({
    blue: '#5aa9ee',
    green: '#66b86b',
    yellow: '#ffc233',
    orange: '#fb9b2c',
    purple: '#cb8fdc',
    pink: '#f5709d',
    cyan: '#26bcd0',
    indigo: '#929cdb',
    brown: '#b59f97',
    red: '#f0837f',
  }),
  ...socialColors,
} satisfies Record<keyof typeof lightPalette, PaletteEntry>;

/**
 * Overrides of the light theme for `prefers-contrast: more`: text has a contrast of at least 7:1, and dividers become visible
 * borders.
 */
export const lightContrast = {
  primary: { main: '#0d4494', hover: '#0a3370' },
  secondary: { main: '#8f1d17' },
  muted: { main: '#33404a' },
  divider: { main: '#6b7a86' },
  outline: { main: '#33404a' },
  navbar: { ...brandColors.navbar, line: '#aebbc5' },
  band: { main: brandColors.band.main, text: '#ffffff', line: brandColors.band.main },
  footer: { main: '#f4f6f8', line: '#6b7a86' },
  error: { main: '#8f1d17' },
  warning: { main: '#6a3f00' },
  success: { main: '#0c5222' },
  info: { main: '#0d4494' },
} satisfies Palette;

/** Overrides of the dark theme for `prefers-contrast: more`. */
export const darkContrast = {
  primary: { main: '#b3d2ff', hover: '#d2e4ff' },
  secondary: { main: '#ff8a84' },
  muted: { main: '#d3dce3' },
  divider: { main: '#8193a0' },
  outline: { main: '#b8c4cd' },
  navbar: lightContrast.navbar,
  band: lightContrast.band,
  footer: { main: '#0d151a', line: '#8193a0' },
  error: { main: '#ffc0bb' },
  warning: { main: '#f8d58f' },
  success: { main: '#a6e6b8' },
  info: { main: '#b3d2ff' },
} satisfies Record<keyof typeof lightContrast, PaletteEntry>;

/** Thrown when a palette entry lacks a string `main` (docs/behavior.md, Theme). */
class PaletteError extends Error {
  override name = 'PaletteError';
}

/**
 * Converts a palette to CSS custom properties: `--primary`, `--primary-on`, ...
 * @throws PaletteError naming the entry that lacks a string `main`
 */
export function paletteVariables(palette: Record<string, unknown>): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, entry] of Object.entries(palette)) {
    const shades = typeof entry === 'object' && entry !== null ? Object.entries(entry) : [];
    if (!shades.some(([shade, value]) => shade === 'main' && typeof value === 'string')) {
      throw new PaletteError(`The palette entry "${name}" needs a string "main" color, found ${JSON.stringify(entry)}.`);
    }
    for (const [shade, value] of shades) variables[variableName(name, shade)] = String(value);
  }
  return variables;
}

function variableName(entry: string, shade: string): string {
  return shade === 'main' ? `--${entry}` : `--${entry}-${shade}`;
}
