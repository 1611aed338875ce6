import { expect, type Page, test } from '@playwright/test';

const summit = '/events/contributor-summit/';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="teal"/></svg>';

test.beforeEach(async ({ page }) => {
  await page.route('https://www.jenkins.io/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
});

const panels = (page: Page) => page.locator('.gallery-panel');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures, large' });
const caption = (page: Page) => dialog(page).getByRole('status');

/** Opens a panel and its picture by keyboard, as somebody without a mouse does. */
async function openPicture(page: Page, index: number) {
  await panels(page).nth(index).locator('summary').press('Enter');
  await panels(page).nth(index).getByRole('link').press('Enter');
  await expect(dialog(page)).toBeVisible();
}

test('the contributor summit has three panels and DevOps World four, all folded', async ({ page }) => {
  for (const [path, count] of [
    [summit, 3],
    ['/events/devops-world/', 4],
  ] as const) {
    await page.goto(path);
    await expect(panels(page)).toHaveCount(count);
    await expect(page.locator('.gallery-panel[open]')).toHaveCount(0);
    const labels = await page.locator('.gallery-panel > summary').allTextContents();
    expect(new Set(labels).size).toBe(count);
  }
});

test('a picture opens large, with its caption, and closes by Escape to where it was', async ({ page }) => {
  await page.goto(summit);
  await openPicture(page, 0);
  await expect(caption(page)).toHaveText(/Talks and table work at the summit of 2018\s*Picture 1 of 3/);
  await expect(dialog(page).getByRole('img', { name: /Cloud Native Jenkins/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(panels(page).first().getByRole('link')).toBeFocused();
});

test('arrow keys, Home and End turn the pictures of all panels', async ({ page }) => {
  await page.goto(summit);
  await openPicture(page, 1);
  for (const [key, position] of [
    ['ArrowRight', 3],
    ['ArrowRight', 1],
    ['ArrowLeft', 3],
    ['ArrowLeft', 2],
    ['Home', 1],
    ['End', 3],
  ] as const) {
    await page.keyboard.press(key);
    await expect(caption(page)).toContainText(`Picture ${position} of 3`);
  }
});

test('the buttons turn the pictures and close the view', async ({ page }) => {
  await page.goto(summit);
  await openPicture(page, 0);
  await dialog(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(caption(page)).toContainText('Picture 2 of 3');
  await dialog(page).getByRole('button', { name: 'Previous picture' }).click();
  await expect(caption(page)).toContainText('Picture 1 of 3');
  await dialog(page).getByRole('button', { name: 'Close the large view' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('pressing beside the picture closes the view, and pressing the picture does not', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto(summit);
  await openPicture(page, 0);
  await dialog(page).getByRole('img').click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(500, 100);
  await expect(dialog(page)).toBeHidden();
});

test('the keyboard stays in the view', async ({ page }) => {
  await page.goto(summit);
  await openPicture(page, 0);
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || Boolean(activeElement?.closest('dialog'));
    });
    expect(isInside).toBe(true);
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('swiping sideways turns the pictures, and swiping down does not', async ({ page }) => {
    await page.goto(summit);
    await panels(page).first().locator('summary').tap();
    await panels(page).first().getByRole('link').tap();
    await expect(dialog(page)).toBeVisible();

    const client = await page.context().newCDPSession(page);
    const swipe = async (dx: number, dy: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: 180 + dx * part, y: 370 + dy * part }],
        });
      await touch('touchStart', 0);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
      await touch('touchEnd', 1);
    };
    await swipe(-120, 10);
    await expect(caption(page)).toContainText('Picture 2 of 3');
    await swipe(0, 150);
    await swipe(120, -10);
    await expect(caption(page)).toContainText('Picture 1 of 3');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('the large view is not loaded before somebody wants it', async ({ page }) => {
  await page.goto(summit, { waitUntil: 'networkidle' });
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(request.url());
  });
  await panels(page).first().locator('summary').click();
  expect(loaded).toEqual([]);
  await panels(page).first().getByRole('link').click();
  await expect(dialog(page)).toBeVisible();
  expect(loaded.length).toBeGreaterThan(0);
});

test('a picture leads to its file when the large view can’t be had', async ({ page }) => {
  await page.goto(summit, { waitUntil: 'networkidle' });
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await panels(page).first().locator('summary').click();
  await panels(page).first().getByRole('link').click();
  await expect(page.locator('#reload-offer')).toBeVisible();
  await panels(page).first().getByRole('link').click();
  await expect(page).toHaveURL('https://www.jenkins.io/images/conferences/contributor_summit_kk.jpg');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('panels open, and a picture leads to its full-size file', async ({ page }) => {
    await page.goto(summit);
    const panel = panels(page).nth(2);
    await expect(panel.getByRole('link')).toBeHidden();
    await panel.locator('summary').click();
    await expect(panel.getByText('The picture of the online summit in February 2021')).toBeVisible();
    await expect(panel.getByRole('link')).toHaveAttribute(
      'href',
      'https://www.jenkins.io/images/post-images/2021/2021-02-16-contributor-summit.png',
    );
  });
});
