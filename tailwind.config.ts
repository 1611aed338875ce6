import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import {
  cardClasses,
  darkContrast,
  darkPalette,
  lightContrast,
  lightPalette,
  type Palette,
  paletteVariables,
  roomClasses,
  statusClasses,
} from './lib/theme/palette';
import { mix, tint } from './lib/theme/tint';

// Color values come from TypeScript, which needs them too. Only style sheets that use these utilities load this file; all
// others need only the tokens in components/ui/theme.css (docs/decisions/styles.md).

type Variables = Record<string, string>;

/** Prefixes of colors that only the components with the matching utility use. */
const families = ['status', 'card', 'social'];

/** The CSS variables of a palette's colors in one family, or in none by default. */
function variables(palette: Palette, family?: string): Variables {
  const familyOf = (name: string) => families.find((known) => name.startsWith(`${known}-`));
  return paletteVariables(Object.fromEntries(Object.entries(palette).filter(([name]) => familyOf(name) === family)));
}

/** The variables in `to` that differ from those in `from`. */
function changed(from: Variables, to: Variables): Variables {
  return Object.fromEntries(Object.entries(to).filter(([name, color]) => color !== from[name]));
}

/** The declarations for the light theme, with the overrides for the dark one. */
function themed(light: Variables, dark: Variables) {
  return {
    ...light,
    // Print always uses the light theme.
    '@media screen': { '&:is([data-theme="dark"], [data-theme="dark"] *)': dark },
    // Without JavaScript, data-theme is never set, so the system setting applies.
    '@media screen and (prefers-color-scheme: dark)': { '&:is(:root:not([data-theme]), :root:not([data-theme]) *)': dark },
  };
}

function familyColors(family: string) {
  const light = variables(lightPalette, family);
  return themed(light, changed(light, variables(darkPalette, family)));
}

/** Rules for an element that also has one of the classes. */
function nested(classes: Record<string, Variables>): Record<string, Variables> {
  return Object.fromEntries(Object.entries(classes).map(([name, declarations]) => [`&${name}`, declarations]));
}

const { rest, hover } = tint('var(--card)');
const light = variables(lightPalette);
const dark = variables(darkPalette);

export default {
  plugins: [
    plugin(({ addUtilities }) =>
      addUtilities({
        '.theme-colors': {
          ...themed({ colorScheme: 'light', ...light }, { colorScheme: 'dark', ...changed(light, dark) }),
          '@media (prefers-contrast: more)': themed(
            changed(light, variables(lightContrast)),
            changed(dark, variables(darkContrast)),
          ),
        },
        '.status-colors': { ...familyColors('status'), ...nested(statusClasses()) },
        '.social-colors': familyColors('social'),
        '.room-colors': {
          ...themed(
            {
              '--room': 'var(--room-light)',
              '--room-on': 'var(--room-text, var(--ink))',
              '--room-pale': mix('var(--room)', 0.18, 'var(--background)'),
              '--scene': 'var(--scene-light, none)',
            },
            {
              '--room': 'var(--room-dark)',
              '--room-on': 'var(--navbar-on)',
              '--room-pale': mix('var(--room)', 0.45, 'var(--background)'),
              '--scene': 'invert(1)',
            },
          ),
          ...nested(roomClasses()),
        },
        '.card-colors': {
          '--card-line': mix('var(--card)', 0.5, 'transparent'),
          '--card-tint': rest,
          '--card-tint-hover': hover,
          ...themed({ '--card-text': 'var(--card-text-light)' }, { '--card-text': 'var(--card-text-dark)' }),
          ...nested(cardClasses()),
        },
      }),
    ),
  ],
} satisfies Config;
