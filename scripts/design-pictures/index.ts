import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '@/lib/routing/routes';
import { ensureChromium } from '@/scripts/shared/chromium.mjs';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';
import { serveFolder } from '@/scripts/shared/serve-folder';
import { writeFontConfig } from '@/tests/support/fonts';
import { colorChart, typeChart } from './charts';

parseOptions(`npm run docs:design

Draws the pictures of docs/design.md from the design tokens and the built site in out/.`);

/** An example of a component, and a page that shows it. */
interface Piece {
  path: string;
  /** The screenshot shows the first match. */
  selector: string;
  prepare?: (page: Page) => Promise<void>;
}

const { download, downloadCheck, hacktoberfestFaq, mailingLists, participateCode, participateHelp, verifyDownloads } = routes;

const heads: Piece[] = [
  { path: mailingLists.path, selector: 'main .page-header' },
  { path: participateCode.path, selector: 'main .page-header' },
  { path: routes.participate.path, selector: 'main .page-header' },
  { path: '/', selector: 'main .page-header' },
];

const pieces: Piece[] = [
  { path: participateCode.path, selector: '.start-here' },
  { path: download.path, selector: '.counter' },
  {
    path: downloadCheck.path,
    selector: '.check-page',
    prepare: async (page) => {
      await page.getByRole('main').getByRole('textbox').fill('x');
      await page.keyboard.press('Enter');
      await page.locator('.error-text').waitFor();
    },
  },
  { path: hacktoberfestFaq.path, selector: '.note' },
  { path: hacktoberfestFaq.path, selector: '.question', prepare: (page) => page.locator('.question > summary').first().focus() },
  { path: participateHelp.path, selector: '.link-rows' },
  { path: routes.participate.path, selector: '.participate-card' },
  { path: verifyDownloads.path, selector: '.facts' },
];

const folder = 'docs/design';
/** CSS pixels of background around a component, which make room for its focus ring. */
const margin = 16;
const font = readFileSync('node_modules/@fontsource/gelasio/files/gelasio-latin-700-normal.woff2');
const server = await serveFolder('out');
const browser = await chromium.launch({
  executablePath: ensureChromium() || undefined,
  args: ['--no-sandbox'],
  env: { ...process.env, FONTCONFIG_FILE: writeFontConfig('normal') } as Record<string, string>,
});

async function open(width: number, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // Pictures on other hosts are blocked, so that the page shows its placeholders.
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  await page.addInitScript((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    document.fonts.add(new FontFace('Gelasio', bytes, { weight: '700' }));
  }, font.toString('base64'));
  return page;
}

/** Takes screenshots of components in a theme, on the background of their page. */
async function take(wanted: readonly Piece[], width: number, theme: 'light' | 'dark'): Promise<Buffer[]> {
  const page = await open(width, theme);
  const taken: Buffer[] = [];
  for (const { path, selector, prepare } of wanted) {
    await page.goto(server.origin + path);
    await prepare?.(page);
    const box = await page.locator(selector).first().boundingBox();
    if (!box)
      throw new Error(`${path} has no visible element "${selector}". Update the list in scripts/design-pictures/index.ts.`);
    const top = Math.max(0, box.y - margin);
    const clip = { x: 0, y: top, width, height: box.y + box.height + margin - top };
    taken.push(await page.screenshot({ clip, fullPage: true, animations: 'disabled' }));
  }
  await page.context().close();
  return taken;
}

/** Takes a screenshot of HTML in a viewport of a width. */
async function drawSheet(html: string, width: number): Promise<Buffer> {
  const page = await open(width);
  await page.goto(`${server.origin}/robots.txt`);
  await page.setContent(`<body style="margin:0;width:max-content">${html}`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.locator('body').screenshot();
  await page.context().close();
  return picture;
}

/** Writes a WebP file with pictures in columns, and prints its size. */
async function write(name: string, columns: readonly (readonly Buffer[])[], scale = 0.5): Promise<void> {
  const gap = 16;
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let [left, height] = [gap, 0];
  for (const column of columns) {
    let [top, widest] = [gap, 0];
    for (const picture of column) {
      const { width, height: tall } = await sharp(picture).metadata();
      const { data, info } = await sharp(picture)
        .resize(Math.round(width * scale), Math.round(tall * scale))
        .png()
        .toBuffer({ resolveWithObject: true });
      placed.push({ input: data, left, top });
      top += info.height + gap;
      widest = Math.max(widest, info.width);
    }
    left += widest + gap;
    height = Math.max(height, top);
  }
  const file = join(folder, `${name}.webp`);
  await sharp({ create: { width: left, height, channels: 3, background: '#8a949c' } })
    .composite(placed)
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  console.log(`${file}: ${Math.round(statSync(file).size / 1000)} kB`);
}

try {
  mkdirSync(folder, { recursive: true });
  await write('type', [[await drawSheet(typeChart(), 390)], [await drawSheet(typeChart(), 1440)]], 1);
  await write('colors', [[await drawSheet(colorChart(), 1440)]], 0.75);
  await write('heads', [await take(heads, 1280, 'light'), await take(heads, 1280, 'dark')]);
  await write('pieces', [await take(pieces, 960, 'light'), await take(pieces, 960, 'dark')], 0.6);
} finally {
  await browser.close();
  server.stop();
}
