import plugin from 'tailwindcss/plugin';
import {
  cardClasses,
  darkContrast,
  darkPalette,
  lightContrast,
  lightPalette,
  paletteTokens,
  paletteVariables,
} from './lib/theme/palette.js';

const unit = 0.5; // rem: the spacing unit of 8 px (docs/behavior.md, Page layout)
const steps = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 10, 12, 14, 16];

/**
 * A fluid size in rem, growing with the window between 360 and 1440 px.
 * @param {number} from
 * @param {number} to
 */
function fluid(from, to) {
  const slope = (to - from) / ((1440 - 360) / 16);
  const base = from - slope * (360 / 16);
  return `clamp(${from}rem, ${base.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${to}rem)`;
}

/**
 * As many columns of equal width as there is room for, none narrower than this where the window allows it.
 * @param {string} narrowest a length of CSS
 */
function columns(narrowest) {
  return `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))`;
}

/** From here on the navigation bar shows its links; see components/navbar/navbar-fit.ts. */
const barWidth = '1313px';

/** The width that the frame of the public calendar asks for (docs/behavior.md, Events page). */
const calendarWidth = '1024px';

/** Colors that only one kind of thing has: its own sheet brings them, by the utilities `status-colors`, `card-colors`, ... */
const families = ['status', 'card', 'social'];

/**
 * The colors of one family, or those that belong to none.
 * @param {import('./lib/theme/palette.js').Palette} palette
 * @param {string} [family]
 */
function colorsOf(palette, family) {
  const familyOf = (/** @type {string} */ name) => families.find((known) => name.startsWith(`${known}-`));
  return paletteVariables(Object.fromEntries(Object.entries(palette).filter(([name]) => familyOf(name) === family)));
}

/**
 * The colors of a family for the elements that have this utility.
 * @param {string} family
 */
function familyUtility(family) {
  const light = colorsOf(lightPalette, family);
  // Many are the same in both themes.
  const dark = Object.fromEntries(Object.entries(colorsOf(darkPalette, family)).filter(([name, color]) => color !== light[name]));
  return [
    `.${family}-colors`,
    {
      ...light,
      '@media screen': { '[data-theme="dark"] &': dark },
      '@media screen and (prefers-color-scheme: dark)': { ':root:not([data-theme]) &': dark },
      ...(family === 'card' && Object.fromEntries(Object.entries(cardClasses()).map(([name, shades]) => [`&${name}`, shades]))),
    },
  ];
}

const dark = { colorScheme: 'dark', ...colorsOf(darkPalette) };

/**
 * The colors of a palette that are different in another one.
 * @param {import('./lib/theme/palette.js').Palette} changed
 * @param {import('./lib/theme/palette.js').Palette} palette
 */
function differences(changed, palette) {
  const colors = paletteVariables(palette);
  return Object.fromEntries(Object.entries(paletteVariables(changed)).filter(([name, color]) => color !== colors[name]));
}

const moreDark = differences(darkContrast, darkPalette);

/** The tokens that every component is styled with; what is made of them and shared is in components/ui/theme.css. */
/** @type {import('tailwindcss').Config} */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    screens: { xs: '0px', sm: '600px', md: '900px', lg: '1200px', bar: barWidth, xl: '1536px' },
    colors: { transparent: 'transparent', current: 'currentColor', inherit: 'inherit', ...paletteTokens(lightPalette) },
    spacing: {
      px: '1px',
      field: '2.75rem',
      icon: 'min(1.25rem, 6.25vw)',
      'icon-text': '0.875em',
      'icon-lg': '1.625rem',
      // Pictures: a book's cover (docs/behavior.md, Books), an award's badge beside and above its text, a logo.
      cover: '6.875rem',
      badge: '12.5rem',
      'badge-stacked': '21.875rem',
      logo: '17rem',
      'foundation-logo': '10.25rem',
      'date-box': '4.5rem',
      'calendar-frame': '600px',
      // The entries of the longest language fit a bar in the widest font.
      'bar-item': '0.375rem',
      // The head of the start page, and the butler on a phone, a tablet and a desk.
      band: '27.5rem',
      'butler-sm': '9.5rem',
      'butler-md': '15rem',
      butler: '25rem',
      portrait: '5.625rem',
      'portrait-sm': '2.25rem',
      thanks: '11rem',
      'thanks-narrow': '15.5rem',
      ...Object.fromEntries(steps.map((step) => [String(step), `${step * unit}rem`])),
    },
    maxWidth: {
      page: '82.5rem',
      artwork: '66.25rem',
      // 75 characters of running text in any font.
      prose: '60ch',
      dialog: '52rem',
      card: '20rem',
      sheet: '28rem',
      tooltip: '18rem',
      // Its button may stand in an indented list of a narrow window.
      'copy-tip': 'min(18rem, 100vw - 6rem)',
      calendar: calendarWidth,
      'thank-you': '35rem',
      full: '100%',
    },
    minWidth: { 0: '0', menu: 'min(13rem, 85vw)', tooltip: '12rem', column: '9rem', full: '100%' },
    maxHeight: { menu: '80vh', screen: '100vh', full: '100%' },
    aspectRatio: { video: '16 / 9', square: '1 / 1' },
    borderRadius: { none: '0', DEFAULT: '0.25rem', full: '9999px' },
    borderWidth: { DEFAULT: '1px', 0: '0', 2: '2px', 3: '3px', 4: '4px' },
    gridTemplateColumns: {
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      lead: 'minmax(0, 2fr) minmax(0, 1fr)',
      legend: '10rem 1fr',
      'legend-narrow': '7rem minmax(0, 1fr)',
      facts: 'minmax(0, 8.5rem) minmax(50%, 1fr)',
      counter: '1.6fr repeat(2, 1.1fr)',
      months: columns('11rem'),
      article: 'minmax(0, 1fr) 17.5rem',
      'cards-sm': columns('15rem'),
      cards: columns('17.5rem'),
      'cards-lg': columns('20rem'),
      'cards-xl': columns('32rem'),
      clouds: columns('max(17.5rem, 30%)'),
      // The packages of the download page: the platform, then the two lines.
      packages: 'minmax(0, 1.3fr) repeat(2, minmax(0, 1fr))',
      lines: 'repeat(auto-fit, minmax(min(100%, 21rem), 1fr))',
    },
    fontFamily: {
      sans: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Noto Sans', 'Helvetica Neue', 'Arial', 'sans-serif'],
      // Where there is no Georgia, its twin comes with the page (docs/decisions/fonts.md).
      serif: [
        'Georgia, Gelasio, Narrowed Serif, Cambria, "Times New Roman", serif',
        // Versions and years stand on the line, as in the other face.
        { fontFeatureSettings: '"lnum"' },
      ],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'Liberation Mono', 'monospace'],
    },
    // The scale of docs/design.md, from a phone to a desk.
    fontSize: {
      xs: ['0.875rem', { lineHeight: '1.5' }],
      sm: ['0.9375rem', { lineHeight: '1.5' }],
      base: [fluid(1, 1.0625), { lineHeight: '1.6' }],
      lg: [fluid(1.0625, 1.25), { lineHeight: '1.5' }],
      xl: [fluid(1.125, 1.25), { lineHeight: '1.35' }],
      '2xl': [fluid(1.4375, 1.75), { lineHeight: '1.25' }],
      // The longest word of a title must fit a phone with large text.
      '3xl': [`min(9.75vw, ${fluid(1.875, 2.5)})`, { lineHeight: '1.15' }],
      '4xl': [`min(9.75vw, ${fluid(2.1875, 3.5)})`, { lineHeight: '1.08' }],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '700' },
    zIndex: { 0: '0', sticky: '100', navbar: '1100', modal: '1300', snackbar: '1400', tooltip: '1500' },
    animation: { 'fade-in': 'fade-in 260ms ease-out' },
    transitionDuration: { fast: '150ms', DEFAULT: '200ms', medium: '250ms', slow: '300ms', slowest: '375ms' },
    extend: {},
  },
  plugins: [
    plugin(({ addBase, addUtilities }) => {
      addBase({
        ':root': { colorScheme: 'light', ...colorsOf(lightPalette) },
        // Paper is always white.
        '@media screen': { '[data-theme="dark"]': dark },
        // Without JavaScript nobody sets data-theme, and the system's own setting decides.
        '@media screen and (prefers-color-scheme: dark)': { ':root:not([data-theme])': dark },
        '@media (prefers-contrast: more)': { ':root': differences(lightContrast, lightPalette) },
        '@media screen and (prefers-contrast: more)': { '[data-theme="dark"]': moreDark },
        '@media screen and (prefers-contrast: more) and (prefers-color-scheme: dark)': { ':root:not([data-theme])': moreDark },
      });
      addUtilities(Object.fromEntries(families.map(familyUtility)));
    }),
  ],
};
