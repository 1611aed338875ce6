import type { Locator, Page } from '@playwright/test';
import { loadLinks } from '@/lib/site/links';
import { readMessages } from '@/scripts/messages/read-messages';
import { calendarSize } from '@/tests/fixtures/behavior';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { sidewaysOverflow, visit } from './support/visit';

// The test intercepts requests to other hosts itself.
test.use({ routesOtherHosts: true });

const path = pagePath('events');
const labels = readMessages('en').pages.events.calendar;
const { calendarEmbed = '' } = loadLinks();

const frame = (page: Page) => page.locator('iframe');
const showButton = (page: Page) => page.getByRole('button', { name: labels.show });
const zones = (page: Page) => page.getByLabel(labels.zone);
const shownIn = (page: Page, zone: string) => page.getByText(`${labels.shown} ${zone}`);
const addressIn = (zone: string) => `${calendarEmbed}&ctz=${encodeURIComponent(zone)}`;

function requestsToCalendar(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === new URL(calendarEmbed).origin) requests.push(request.url());
  });
  return requests;
}

/** The position of an element on the page, regardless of scrolling. */
const topOf = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().top + window.scrollY);

test.describe('the public calendar on the events page', () => {
  test.use({ timezoneId: 'Asia/Dubai', viewport: { width: 1280, height: 900 } });

  test('loads when a visitor presses its button, in the browser’s time zone or a chosen one', async ({ page }) => {
    const requests = requestsToCalendar(page);

    await test.step('takes its space only when its button is pressed, and moves nothing above it', async () => {
      await page.goto('about:blank');
      await visit(page, path);
      await showButton(page).scrollIntoViewIfNeeded();
      await expect(shownIn(page, 'Asia/Dubai (UTC+04:00)')).toBeVisible();
      await expect(page.locator('.calendar-box')).toHaveCount(0);
      const before = await topOf(zones(page));
      expect(requests).toEqual([]);

      await showButton(page).press('Enter');
      const box = page.locator('.calendar-box');
      await expect(box).toBeFocused();
      await expect(box).toHaveCSS('outline-style', 'solid');
      await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
      await expect(frame(page)).toHaveAttribute('src', addressIn('Asia/Dubai'));
      await expect(frame(page)).toHaveAttribute('title', labels.frame);
      expect(requests).toContain(addressIn('Asia/Dubai'));
      expect(await frame(page).boundingBox()).toMatchObject(calendarSize);
      expect(Math.abs((await topOf(zones(page))) - before)).toBeLessThan(8);
    });

    await test.step('changes its time zone without adding history entries', async () => {
      await zones(page).selectOption('Asia/Tokyo');
      await expect(frame(page)).toHaveAttribute('src', addressIn('Asia/Tokyo'));
      await expect(shownIn(page, 'Asia/Tokyo (UTC+09:00)')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
    });

    await test.step('remembers the time zone, and fits a phone', async () => {
      const french = readMessages('fr-CA').pages.events.calendar;
      requests.splice(0);
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, pagePath('events', 'fr-CA'));
      await expect(page.getByLabel(french.zone)).toHaveValue('Asia/Tokyo');
      await expect(page.getByText(`${french.shown} Asia/Tokyo (UTC+09:00)`)).toBeVisible();
      await page.getByRole('heading', { name: french.add }).scrollIntoViewIfNeeded();
      expect(requests).toEqual([]);
      await page.getByRole('button', { name: french.show }).click();
      await expect(frame(page)).toBeVisible();
      const { x = 0, width = 0 } = (await frame(page).boundingBox()) ?? {};
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(360);
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  });
});
