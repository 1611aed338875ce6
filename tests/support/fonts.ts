import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The fonts that the browser tests bring with them, so that a page is as wide on every machine:
 * one with the widths of Arial, a wide one (as wide as Verdana), and a narrow one.
 */
export const fonts = { normal: 'Arimo', wide: 'DejaVu Sans', narrow: 'Archivo Narrow' } as const;

/** Which of the fonts stands for the machine's own. */
export type FontWidth = keyof typeof fonts;

const packages = ['dejavu-fonts-ttf', '@expo-google-fonts/arimo', '@expo-google-fonts/archivo-narrow'];

/**
 * Writes a configuration in which the machine has these fonts and no others.
 * @param width the font that the generic families `sans-serif` and `system-ui` lead to
 * @returns the file, for the environment variable FONTCONFIG_FILE of a browser
 */
export function writeFontConfig(width: FontWidth): string {
  const folder = join(process.cwd(), '.cache/fonts');
  const file = join(folder, `${width}.conf`);
  const families = {
    'sans-serif': fonts[width],
    'system-ui': fonts[width],
    serif: 'DejaVu Serif',
    monospace: 'DejaVu Sans Mono',
  };
  const aliases = Object.entries(families).map(
    ([generic, family]) =>
      `<match><test name="family"><string>${generic}</string></test><edit name="family" mode="prepend" binding="strong"><string>${family}</string></edit></match>`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    [
      '<?xml version="1.0"?>',
      '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
      '<fontconfig>',
      ...packages.map((name) => `<dir>${join(process.cwd(), 'node_modules', name)}</dir>`),
      `<cachedir>${join(folder, 'cache')}</cachedir>`,
      ...aliases,
      // Where a page asks for a family that is not here, the machine's own font answers.
      `<match><edit name="family" mode="append" binding="weak"><string>${fonts[width]}</string></edit></match>`,
      '<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>',
      '</fontconfig>',
      '',
    ].join('\n'),
  );
  return file;
}
