import type { Locator, Page } from '@playwright/test';
import { resolveDestination } from '@/lib/routing/destinations';
import { loadLinks } from '@/lib/site/links';
import { readMessages } from '@/scripts/messages/read-messages';
import { calendarSize } from '@/tests/fixtures/behavior';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { sidewaysOverflow, visit } from './support/visit';

// Some tests respond in place of other hosts themselves.
test.use({ routesOtherHosts: true });

const path = pagePath('events');
const words = readMessages('en').pages.events.calendar;
const { calendarEmbed = '', calendarIcs = '' } = loadLinks();
const host = `${new URL(calendarEmbed).origin}/**`;

const frame = (page: Page) => page.locator('iframe');
const showButton = (page: Page) => page.getByRole('button', { name: words.show });
const zones = (page: Page) => page.getByLabel(words.zone);
const shownIn = (page: Page, zone: string) => page.getByText(`${words.shown} ${zone}`);
const addressIn = (zone: string) => `${calendarEmbed}&ctz=${encodeURIComponent(zone)}`;

/** The requests to the calendar's host. */
function requestsToCalendar(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === new URL(calendarEmbed).origin) requests.push(request.url());
  });
  return requests;
}

/** The position of an element on the page, regardless of scrolling. */
const topOf = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().top + window.scrollY);

test.describe('the public calendar', () => {
  // The window is tall enough for the whole page, so that nothing scrolls unless a test does it.
  test.use({ timezoneId: 'Asia/Dubai', viewport: { width: 1280, height: 2600 } });

  test('loads at the press of its button and not before, in the browser’s time zone, without a layout shift', async ({
    page,
  }) => {
    const requests = requestsToCalendar(page);
    await visit(page, path);
    await expect(shownIn(page, 'Asia/Dubai (UTC+04:00)')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    const before = await topOf(footer);
    expect(requests).toEqual([]);

    await showButton(page).press('Enter');
    await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
    await expect(frame(page)).toHaveAttribute('src', addressIn('Asia/Dubai'));
    await expect(frame(page)).toHaveAttribute('title', words.frame);
    await expect(page.locator('.calendar-box')).toBeFocused();
    expect(requests).toContain(addressIn('Asia/Dubai'));
    expect(await frame(page).boundingBox()).toMatchObject(calendarSize);
    expect(await topOf(footer)).toBe(before);
  });

  test('is shown in the time zone that a visitor chooses, also on the next visit, without history entries', async ({ page }) => {
    await page.goto(pagePath('books'));
    await visit(page, path);
    await showButton(page).click();
    await zones(page).selectOption('Asia/Tokyo');
    await expect(frame(page)).toHaveAttribute('src', addressIn('Asia/Tokyo'));
    await expect(shownIn(page, 'Asia/Tokyo (UTC+09:00)')).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(pagePath('books'));
    await page.goto(pagePath('events', 'fr-CA'));
    const french = readMessages('fr-CA').pages.events.calendar;
    await expect(page.getByLabel(french.zone)).toHaveValue('Asia/Tokyo');
    await expect(page.getByText(`${french.shown} Asia/Tokyo (UTC+09:00)`)).toBeVisible();
  });

  test('waits for its button when the browser sends Global Privacy Control', async ({ page }) => {
    const requests = requestsToCalendar(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.setViewportSize({ width: 1280, height: 500 });
    await visit(page, `${path}#event-calendar`);
    await page.getByRole('heading', { name: words.add }).scrollIntoViewIfNeeded();
    await expect(shownIn(page, 'Asia/Dubai')).toBeVisible();
    expect(requests).toEqual([]);
    await showButton(page).click();
    await expect(frame(page)).toBeVisible();
  });

  test('loads when a visitor scrolls to it or follows a link to it, and fits a phone', async ({ page }) => {
    const requests = requestsToCalendar(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    await expect(shownIn(page, 'Asia/Dubai')).toBeAttached();
    expect(requests).toEqual([]);
    await page.getByRole('heading', { name: words.add }).scrollIntoViewIfNeeded();
    await expect(frame(page)).toBeVisible();
    const { x = 0, width = 0 } = (await frame(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThan(360);
    expect(await sidewaysOverflow(page)).toBe(0);

    await page.goto('about:blank');
    await page.goto(`${path}#event-calendar`);
    await expect(frame(page)).toBeVisible();
  });

  test.describe('while its host is unreachable', () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test('says so, offers the file, and loads once the host is back', async ({ page }) => {
      await page.route(host, (route) => route.abort());
      await visit(page, path);
      await showButton(page).click();
      const calendar = page.locator('.calendar');
      await expect(calendar.getByRole('status').filter({ hasText: words.unreachable })).toBeVisible();
      await expect(frame(page)).toHaveCount(0);
      await expect(calendar.getByRole('link', { name: words.icsLink })).toHaveAttribute('href', calendarIcs);

      await page.unroute(host);
      await calendar.getByRole('button', { name: words.retry }).click();
      await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('can be reached by its links, and there are no dead controls', async ({ page }) => {
      await page.goto(path);
      for (const address of [calendarIcs, calendarEmbed]) {
        await expect(page.getByRole('main').locator(`a[href="${address}"]`)).toBeVisible();
      }
      await expect(zones(page)).toBeHidden();
      await expect(showButton(page)).toBeHidden();
    });
  });
});

test('the file of all major events is served as a calendar', async ({ request }) => {
  const file = await request.get(resolveDestination('eventsFeed', 'en').href);
  expect(file.headers()['content-type']).toContain('text/calendar');
});
