import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The default fonts of the browser tests, which make text widths identical on every machine: one as wide as Arial, a wide one
 * (like Verdana), and a narrow one.
 */
export const fonts = { normal: 'Arimo', wide: 'DejaVu Sans', narrow: 'Archivo Narrow' } as const;

export type FontWidth = keyof typeof fonts;

const packages = ['dejavu-fonts-ttf', '@expo-google-fonts/arimo', '@expo-google-fonts/archivo-narrow'];

/**
 * Writes a fontconfig configuration with only these fonts.
 * @param width the font for the generic families `sans-serif` and `system-ui`
 * @returns the file for the browser's environment variable FONTCONFIG_FILE
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
      // A missing family falls back to the default font.
      `<match><edit name="family" mode="append" binding="weak"><string>${fonts[width]}</string></edit></match>`,
      '<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>',
      '</fontconfig>',
      '',
    ].join('\n'),
  );
  return file;
}
