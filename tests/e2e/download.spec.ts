import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityProblems } from './accessibility';
import { layoutShift } from './layout-shift';

const stable = 'e52347c01dd39116c364fb7ebab78d156bce8f6add28484ff571fe0d0faeabf6';
const weekly = '4b1c9ff4d9287dfe4f6c4d701b1626d9393df3b02dbc4bbaab70f56e010d3d46';
const published = '**/data/download/*-sha256.json';
const failed = 'Failed to load download data. Showing basic information.';

const stablePackages = (page: Page) => page.getByRole('region', { name: /^Download Jenkins 2\.504\.3 LTS for/ });
const weeklyPackages = (page: Page) => page.getByRole('region', { name: /^Download Jenkins 2\.516 for/ });
const copyButton = (page: Page) => stablePackages(page).getByRole('button', { name: /^Copy to clipboard/ });

/** Opens the page and waits until it has read the checksums again. */
async function openAndWait(page: Page, path = '/download/') {
  const reread = Promise.all(
    ['stable', 'weekly'].map((line) =>
      Promise.race([
        page.waitForEvent('requestfinished', (request) => request.url().endsWith(`/${line}-sha256.json`)),
        page.waitForEvent('requestfailed', (request) => request.url().endsWith(`/${line}-sha256.json`)),
      ]),
    ),
  );
  await page.goto(path);
  await reread;
}

test.describe('the download page', () => {
  test('is where the start page, the navigation bar and the footer lead', async ({ page }) => {
    await page.goto('/');
    for (const part of ['main', 'banner', 'contentinfo'] as const) {
      const link = page
        .getByRole(part)
        .getByRole('link', { name: /^Downloads?( |$)/ })
        .first();
      await expect(link).toHaveAttribute('href', '/download/');
    }
    await page.getByRole('banner').getByRole('link', { name: 'Download' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Download and deploy' })).toBeVisible();
  });

  test('publishes its data', async ({ request }) => {
    expect(await (await request.get('/data/download/stable-sha256.json')).json()).toEqual({ sha256: stable });
    expect(await (await request.get('/data/download/weekly-sha256.json')).json()).toEqual({ sha256: weekly });
    expect(await (await request.get('/data/download/versions.json')).json()).toEqual({ latest: '2.516', stable: '2.504.3' });
    expect(await (await request.get('/data/thank_you.yml')).text()).toBe(readFileSync('content/thank_you.yml', 'utf8'));
  });

  test('has both lines side by side on a wide window, one below the other on a narrow one', async ({ page }) => {
    const places = async () => [await stablePackages(page).boundingBox(), await weeklyPackages(page).boundingBox()] as const;
    await page.goto('/download/');
    let [left, right] = await places();
    expect(right?.y).toBe(left?.y);
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));

    await page.setViewportSize({ width: 360, height: 740 });
    [left, right] = await places();
    expect(right?.x).toBe(left?.x);
    expect(right?.y).toBeGreaterThanOrEqual((left?.y ?? 0) + (left?.height ?? 0));
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('is complete without JavaScript', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/download/');
    await expect(stablePackages(page).getByText(stable)).toBeVisible();
    await expect(weeklyPackages(page).getByText(weekly)).toBeVisible();
    await expect(stablePackages(page).getByRole('listitem')).toHaveCount(12);
    await expect(stablePackages(page).getByRole('link', { name: 'Generic Java package (.war)' })).toHaveAttribute(
      'href',
      'https://get.jenkins.io/war-stable/2.504.3/jenkins.war',
    );
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Your system').first()).toBeHidden();
    await page.close();
  });

  test('asks no other host for anything', async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await openAndWait(page);
    expect([...hosts]).toEqual(['localhost']);
  });

  test('darkens a cloud under the pointer', async ({ page }) => {
    await page.goto('/download/');
    const card = page.getByRole('link', { name: /AWS CodeBuild/ });
    await expect(card).toHaveCSS('background-color', 'rgb(255, 240, 217)');
    await card.hover();
    await expect(card).toHaveCSS('background-color', 'rgb(230, 216, 195)');
  });
});

test.describe('the checksums', () => {
  test('are read again after the page has loaded, and the published ones show', async ({ page }) => {
    await page.route('**/stable-sha256.json', (route) => route.fulfill({ json: { sha256: 'c'.repeat(64) } }));
    await openAndWait(page);
    await expect(stablePackages(page).getByText('c'.repeat(64))).toBeVisible();
    await expect(weeklyPackages(page).getByText(weekly)).toBeVisible();
    await expect(page.getByText('A checksum is newer than this page')).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });

  for (const [what, status] of [
    ['are missing', 404],
    ['can not be served', 500],
  ] as const) {
    test(`stay beside a message when the files ${what}`, async ({ page }) => {
      await page.route(published, (route) => route.fulfill({ status, body: '{"sha256":"x"}' }));
      await openAndWait(page);
      await expect(page.getByText(failed)).toBeVisible();
      await expect(stablePackages(page).getByText(stable)).toBeVisible();
      await expect(weeklyPackages(page).getByText(weekly)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Deploying Jenkins in public cloud' })).toBeVisible();
      expect(await layoutShift(page)).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  }

  for (const [width, path, text] of [
    [1280, '/es-ES/download/', 'No se han podido cargar los datos de descarga. Se muestra la información básica.'],
    [360, '/fr-CA/download/', 'Impossible de charger les données de téléchargement. Les renseignements de base sont affichés.'],
  ] as const) {
    test(`stay beside a message without a network, in the language of ${path}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route(published, (route) => route.abort('internetdisconnected'));
      await openAndWait(page, path);
      const message = page.getByText(text);
      await expect(message).toBeVisible();
      await expect(page.getByText(stable)).toBeVisible();
      expect(await layoutShift(page)).toBe(0);
      const place = await page.locator('.download-notice').boundingBox();
      const box = await message.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((place?.y ?? 0) + (place?.height ?? 0));
    });
  }

  for (const [what, body] of [
    ['another field', '{"sha512":"c"}'],
    ['nonsense', '{"sha256":"<b>64</b>"}'],
    ['a web page', '<!doctype html><title>Hello</title>'],
  ] as const) {
    test(`stay as they are when the files have ${what}`, async ({ page }) => {
      await page.route(published, (route) => route.fulfill({ body }));
      await openAndWait(page);
      await expect(stablePackages(page).getByText(stable)).toBeVisible();
      await expect(weeklyPackages(page).getByText(weekly)).toBeVisible();
      await expect(page.getByText(failed)).toHaveCount(0);
    });
  }
});

test.describe('the copy button', () => {
  test('copies the checksum, says so, and starts no download', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAndWait(page);
    const button = copyButton(page);
    await button.hover();
    await expect(page.getByText('Copy to clipboard').first()).toBeVisible();
    await button.click();
    await expect(page.getByText('Copied').first()).toBeVisible();
    await expect(stablePackages(page).getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(stable);
    expect(new URL(page.url()).pathname).toBe('/download/');
    expect(await layoutShift(page)).toBe(0);
  });

  test('works by keyboard, and Escape hides its tooltip', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAndWait(page);
    await stablePackages(page).getByRole('link', { name: 'Generic Java package (.war)' }).focus();
    await page.keyboard.press('Tab');
    await expect(copyButton(page)).toBeFocused();
    const tooltip = stablePackages(page).getByText('Copy to clipboard');
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(stablePackages(page).getByRole('status')).toHaveText('Copied');
  });

  test('copies what has been read again, without the clipboard API', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => {
        document.documentElement.dataset.copied = String(getSelection());
      });
    });
    await page.route('**/stable-sha256.json', (route) => route.fulfill({ json: { sha256: 'c'.repeat(64) } }));
    await openAndWait(page);
    await expect(stablePackages(page).getByText('c'.repeat(64))).toBeVisible();
    await copyButton(page).click();
    await expect(stablePackages(page).getByRole('status')).toHaveText('Copied');
    await expect(page.locator('html')).toHaveAttribute('data-copied', 'c'.repeat(64));
  });
});

test.describe("the visitor's system", () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  for (const { name, userAgent, stableLabel, weeklyLabel } of [
    {
      name: 'Windows',
      userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`,
      stableLabel: 'Windows',
      weeklyLabel: 'Windows',
    },
    {
      name: 'macOS',
      userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}`,
      stableLabel: 'macOS (Third party)',
      weeklyLabel: 'macOS (Third party)',
    },
    {
      name: 'Ubuntu',
      userAgent: 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      stableLabel: 'Ubuntu/Debian',
      weeklyLabel: 'Ubuntu/Debian',
    },
  ]) {
    test(`is marked in words and comes first on ${name}`, async ({ browser }) => {
      const page = await browser.newPage({ userAgent });
      await openAndWait(page);
      await expect(page.getByText(`For your system, ${name}:`)).toBeVisible();
      await expect(stablePackages(page).getByText('Your system').locator('visible=true')).toHaveCount(1);
      await expect(stablePackages(page).getByRole('link', { name: `${stableLabel} Your system` })).toBeVisible();
      await expect(weeklyPackages(page).getByRole('link', { name: `${weeklyLabel} Your system` })).toBeVisible();
      expect(await layoutShift(page)).toBe(0);

      await page.locator('#content').focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: `${name}, Stable (LTS)` })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(stablePackages(page).getByRole('link', { name: `${stableLabel} Your system` })).toBeInViewport();
      await page.close();
    });
  }

  test('is only marked where there is a package: Arch Linux is in the weekly line alone', async ({ browser }) => {
    const page = await browser.newPage({
      userAgent: 'Mozilla/5.0 (X11; Arch Linux; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    await openAndWait(page);
    await expect(page.getByRole('link', { name: 'Arch Linux, Weekly' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Arch Linux, Stable (LTS)' })).toHaveCount(0);
    await page.close();
  });

  test('is left alone when Jenkins has no package for it', async ({ browser }) => {
    const page = await browser.newPage({
      userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${chrome}`,
      viewport: { width: 390, height: 800 },
    });
    await openAndWait(page);
    await expect(page.getByText('For your system')).toHaveCount(0);
    await expect(page.getByText('Your system').locator('visible=true')).toHaveCount(0);
    expect(await layoutShift(page)).toBe(0);
    await page.close();
  });
});
