import type { Page } from '@playwright/test';
import { defaultLocale } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const { contents } = readMessages(defaultLocale).parts;

const entries = (page: Page) => page.getByRole('navigation', { name: contents }).getByRole('link');

test('the table of contents stays in view, marks the section being read, and leads to each section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, pagePath('jam'));
  await expect(entries(page).first()).toHaveAttribute('aria-current', 'location');
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 100_000);
  await expect(entries(page).last()).toHaveAttribute('aria-current', 'location');
  await expect(entries(page).first()).not.toHaveAttribute('aria-current');

  const count = await entries(page).count();
  // The last sections are too short to reach the top of the window.
  for (const index of [Math.floor(count / 2), count - 1, count - 2, 0]) {
    const entry = entries(page).nth(index);
    const anchor = (await entry.getAttribute('href')) ?? '';
    await entry.press('Enter');
    await expect(page).toHaveURL(pagePath('jam') + anchor);
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await expect(entries(page).and(page.locator('[aria-current]'))).toHaveCount(1);
    await expect(page.locator(anchor)).toBeInViewport();
    await expect(entry).toBeInViewport();
  }
});
