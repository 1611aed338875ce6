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
} from './lib/theme/palette';

// The values of the colors, which TypeScript needs as well. A sheet that asks for them by one of these utilities loads this file;
// all others need only the tokens of components/ui/theme.css (docs/decisions/styles.md).

type Variables = Record<string, string>;

/** Colors that only one kind of thing has: its own sheet brings them. */
const families = ['status', 'card', 'social'];

/** The variables of a palette's colors: those of one family, or those that belong to none. */
function variables(palette: Palette, family?: string): Variables {
  const familyOf = (name: string) => families.find((known) => name.startsWith(`${known}-`));
  return paletteVariables(Object.fromEntries(Object.entries(palette).filter(([name]) => familyOf(name) === family)));
}

/** The variables that are different from others. */
function changed(from: Variables, to: Variables): Variables {
  return Object.fromEntries(Object.entries(to).filter(([name, color]) => color !== from[name]));
}

/** The colors of an element in the light theme, and what is different in the dark one. */
function themed(light: Variables, dark: Variables) {
  return {
    ...light,
    // Paper is always white.
    '@media screen': { '&:is([data-theme="dark"], [data-theme="dark"] *)': dark },
    // Without JavaScript nobody sets data-theme, and the system's own setting decides.
    '@media screen and (prefers-color-scheme: dark)': { '&:is(:root:not([data-theme]), :root:not([data-theme]) *)': dark },
  };
}

function familyColors(family: string) {
  const light = variables(lightPalette, family);
  return themed(light, changed(light, variables(darkPalette, family)));
}

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
        '.status-colors': familyColors('status'),
        '.social-colors': familyColors('social'),
        '.card-colors': {
          ...familyColors('card'),
          ...Object.fromEntries(Object.entries(cardClasses()).map(([name, shades]) => [`&${name}`, shades])),
        },
      }),
    ),
  ],
} satisfies Config;
