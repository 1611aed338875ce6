import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '@/scripts/shared/chromium.mjs';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';

parseOptions(`npm run readme:picture

Creates docs/site.png from the built site in out/: the start page in the light theme next
to the roadmap in the dark theme.`);

const port = 3220;
const size = { width: 1200, height: 900 };

const server = spawn('node', ['scripts/serve/index.mjs'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const browser = await chromium.launch({ executablePath: ensureChromium() || undefined, args: ['--no-sandbox'] });

async function picture(path: string, colorScheme: 'light' | 'dark', prepare?: (page: Page) => Promise<void>): Promise<string> {
  const page = await browser.newPage({ viewport: size, colorScheme, locale: 'en-US' });
  await page.goto(`http://localhost:${port}${path}`);
  await prepare?.(page);
  const png = await page.screenshot();
  await page.close();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const pictures = [
  await picture('/', 'light'),
  await picture('/project/roadmap/', 'dark', (page) =>
    page.locator('.filter-bar').evaluate((bar) => bar.scrollIntoView({ behavior: 'instant' })),
  ),
];
const sheet = await browser.newPage({ viewport: { width: size.width * 2 + 60, height: size.height + 40 } });
await sheet.setContent(
  `<body style="margin:20px;display:flex;gap:20px;background:#788692">${pictures.map((source) => `<img src="${source}" width="${size.width}">`).join('')}`,
);
writeFileSync('docs/site.png', await sheet.screenshot({ scale: 'css' }));

await browser.close();
server.kill();
