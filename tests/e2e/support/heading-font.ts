import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const headingFont = readFileSync('node_modules/@fontsource/gelasio/files/gelasio-latin-700-normal.woff2');

/** Loads the heading font in time: otherwise it depends on the machine's speed whether pages use it (docs/decisions/fonts.md). */
export async function bringHeadingFont(page: Page): Promise<void> {
  await page.addInitScript((font) => {
    const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
    document.fonts.add(new FontFace('Gelasio', bytes, { weight: '700' }));
  }, headingFont.toString('base64'));
}
