import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { comparePictures, type Difference, readPixels } from '@/scripts/look/compare-pictures';
import { drawDifference } from '@/scripts/look/draw-difference';
import { command, keptPicture, reducedSize, takenFolder, type View } from '@/scripts/look/views';
import { expect, test } from './test';

const headingFont = readFileSync('node_modules/@fontsource/gelasio/files/gelasio-latin-700-normal.woff2');

/** Gives pages the font of their headings, which otherwise comes too late or not, as the machine is fast (docs/decisions/fonts.md). */
export async function bringHeadingFont(page: Page): Promise<void> {
  await page.addInitScript((font) => {
    const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
    document.fonts.add(new FontFace('Gelasio', bytes, { weight: '700' }));
  }, headingFont.toString('base64'));
}

/** Leaves pages as they come from the server and as visitors see them first: with data saving on, scripts wait for a sign. */
export async function withholdScripts(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

/** The window and the theme of the next page that is opened. */
export async function openIn(page: Page, { width, height, theme }: View): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme });
}

/** Shows a page without its scripts in another window and theme: which theme, is set when it is opened. */
export async function turnTo(page: Page, view: View): Promise<void> {
  await openIn(page, view);
  await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), view.theme);
}

/**
 * Asks that what is in the window looks like the kept picture of a page or state, except for its words.
 * `npm run look` (LOOK=take) takes the picture into the test results instead, and keeps it if it looks different.
 */
export async function expectLook(page: Page, name: string, view: View): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', view.theme);
  await picturesAreShown(page);
  const taken = await page.screenshot({ type: 'jpeg', quality: 90, scale: 'css', animations: 'disabled' });
  const { width, height } = reducedSize(view);
  const reduced = sharp(taken).resize(width, height, { fit: 'fill' });
  const actual = await readPixels(reduced.clone());
  const kept = keptPicture(name, view);
  const expected = existsSync(kept) ? await readPixels(sharp(kept)) : undefined;
  const difference = expected && comparePictures(expected, actual);
  const isSame = difference !== undefined && difference.places.length === 0 && difference.columns.length === 0;

  if (process.env.LOOK === 'take') {
    write(join(takenFolder, name, `${view.name}.jpg`), taken);
    if (!isSame) write(kept, await reduced.clone().webp({ quality: 60, effort: 6 }).toBuffer());
    return;
  }
  if (isSame) return;
  const file = test.info().outputPath(`${name}-${view.name}.png`);
  if (expected && difference) write(file, await drawDifference(expected, actual, difference));
  else write(file, await reduced.clone().png().toBuffer());
  expect.soft(isSame, complaint(name, view, difference, file)).toBe(true);
}

function complaint(name: string, view: View, difference: Difference | undefined, file: string): string {
  const what = difference
    ? `doesn't look as before: ${difference.places.length} places have another color, ${difference.columns.length} columns are lighter or darker`
    : 'has no picture yet';
  return `${name} (${view.name}) ${what}. Look at ${relative('', file)}. If it is as it should be, run "${command}" and commit its pictures.`;
}

/** Waits for the pictures in the window, also for the drawings in the place of missing ones. */
async function picturesAreShown(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...(document.querySelector('[role="dialog"]') ?? document).querySelectorAll('img')].every((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        const isSeen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return !isSeen || (image.complete && image.naturalWidth > 0);
      }),
    undefined,
    { timeout: 60_000 },
  );
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
}

function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
