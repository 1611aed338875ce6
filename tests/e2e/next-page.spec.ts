import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test('the page of a link is there before the click: the browser has prepared it while the pointer rested there', async ({
  baseURL,
}) => {
  // Playwright takes hold of pages in a way that keeps the browser from preparing the next one.
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM_PATH || chromium.executablePath(),
    headless: 'shell',
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  });
  try {
    const page = await browser.newPage();
    const session = await page.createCDPSession();
    let status = '';
    session.on('Preload.prerenderStatusUpdated', (update) => {
      status = update.status;
    });
    await session.send('Preload.enable');
    await page.goto(new URL(pagePath('press'), baseURL).href);
    const link = `footer a[href="${pagePath('conduct')}"]`;
    await page.hover(link);
    await expect.poll(() => status).toBe('Ready');
    await Promise.all([page.waitForNavigation(), page.click(link)]);
    expect(new URL(page.url()).pathname).toBe(pagePath('conduct'));
    const activationStart = await page.evaluate(() =>
      Number(performance.getEntriesByType('navigation')[0]?.toJSON().activationStart),
    );
    expect(activationStart).toBeGreaterThan(0);
  } finally {
    await browser.close();
  }
});

test('going back and forward from page to page keeps the place on the page, and each page says its name', async ({ page }) => {
  await visit(page, pagePath('books'));
  const title = await page.title();
  const link = page.getByRole('contentinfo').locator(`a[href="${pagePath('artwork')}"]`);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(pagePath('artwork'));
  await expect(page).not.toHaveTitle(title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
