import type { Page } from '@playwright/test';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { sidewaysOverflow, visit } from './support/visit';

// Some tests intercept requests to other hosts themselves.
test.use({ routesOtherHosts: true });

const path = pagePath('contributorSummit');
const labels = readMessages('en').parts.gallery;

const panel = (page: Page, index: number) => page.locator('details:has(figure)').nth(index);
const picture = (page: Page, index: number) => panel(page, index).getByRole('link');
const dialog = (page: Page) => page.getByRole('dialog', { name: labels.viewer });

/** Expects the large view to show a picture with its caption and position. */
async function expectShown(page: Page, index: number) {
  const count = await page.locator('details:has(figure)').count();
  const caption = (await panel(page, index).locator('figcaption').textContent()) ?? '';
  const alt = (await panel(page, index).locator('img').getAttribute('alt')) ?? '';
  await expect(dialog(page).locator('[aria-live]')).toHaveText(
    caption + messagesIn('en')('parts.gallery.position', { number: index + 1, count }),
  );
  await expect(dialog(page).getByRole('img')).toHaveAttribute('alt', alt);
}

test.describe('a gallery picture opens in a large view', () => {
  test.use({ hasTouch: true, viewport: { width: 1000, height: 900 } });

  test('and the visitor moves to others by mouse, keyboard and swiping', async ({ page }) => {
    await visit(page, path);

    await test.step('the large view is loaded for the first picture, and its buttons show the next and previous one', async () => {
      const loaded = page.waitForResponse(
        async (response) => response.request().resourceType() === 'script' && (await response.text()).includes('lightbox-stage'),
      );
      await picture(page, 0).click();
      await expectShown(page, 0);
      await loaded;

      await dialog(page).getByRole('button', { name: labels.next }).click();
      await expectShown(page, 1);
      await dialog(page).getByRole('button', { name: labels.previous }).click();
      await expectShown(page, 0);
    });

    await test.step('the large view closes on a click outside and with its button', async () => {
      await dialog(page).getByRole('img').click();
      await expectShown(page, 0);
      await dialog(page)
        .locator('.lightbox-stage')
        .click({ position: { x: 5, y: 5 } });
      await expect(dialog(page)).toBeHidden();

      await picture(page, 0).click();
      await dialog(page).getByRole('button', { name: labels.close }).click();
      await expect(dialog(page)).toBeHidden();
    });

    await panel(page, 1).locator('summary').press('Enter');
    await picture(page, 1).press('Enter');
    await expectShown(page, 1);

    await test.step('the arrow keys move through the pictures of all galleries and wrap around', async () => {
      const last = (await page.locator('details:has(figure)').count()) - 1;
      for (const [key, index] of [
        ['End', last],
        ['ArrowRight', 0],
        ['ArrowLeft', last],
        ['ArrowLeft', last - 1],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expectShown(page, index);
      }
    });

    await test.step('Escape returns the focus to where it was', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(picture(page, 1)).toBeFocused();
    });

    await test.step('swiping sideways changes the picture, swiping down does not', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await picture(page, 0).tap();
      await expectShown(page, 0);

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
      await expectShown(page, 1);
      await swipe(0, 150);
      await swipe(120, -10);
      await expectShown(page, 0);
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  });
});
