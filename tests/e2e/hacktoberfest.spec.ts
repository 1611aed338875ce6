import type { Page } from '@playwright/test';
import { resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { eventAnchors, faqAnchors } from '@/tests/fixtures/behavior';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { sidewaysOverflow, visit } from './support/visit';

const path = pagePath('hacktoberfest');
const faq = pagePath('hacktoberfestFaq');
const { parts, pages } = readMessages('en');
const labels = pages.hacktoberfestFaq;

const contents = (page: Page) => page.getByRole('navigation', { name: parts.contents });
const answer = (page: Page, key: keyof typeof faqAnchors) => page.locator(`#${faqAnchors[key]}`);
const question = (page: Page, key: keyof typeof faqAnchors) =>
  page
    .locator('.question')
    .filter({ has: answer(page, key) })
    .locator('summary');
const opened = (page: Page) => page.getByRole('main').locator('details[open]');

test('a visitor opens Hacktoberfest questions by address, keyboard and link, and finds the way with the table of contents', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `${faq}#${faqAnchors.metrics}`);

  await test.step('only the question in the address is open', async () => {
    await expect(answer(page, 'metrics')).toBeVisible();
    await expect(question(page, 'metrics')).toBeInViewport();
    await expect(opened(page)).toHaveCount(1);
  });

  await test.step('questions open and close with the keyboard, all together and one by one', async () => {
    await page.getByRole('button', { name: labels.openAll }).press('Enter');
    await expect(opened(page)).toHaveCount(await page.locator('.question').count());
    await page.getByRole('button', { name: labels.closeAll }).press('Enter');
    await expect(opened(page)).toHaveCount(0);

    await page.keyboard.press('Tab');
    await expect(question(page, 'start')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answer(page, 'start')).toBeVisible();
    for (const link of await answer(page, 'start').getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${faq}#${faqAnchors.start}`);
    await question(page, 'start').press('Space');
    await expect(answer(page, 'start')).toBeHidden();
  });

  await visit(page, path);
  const links = contents(page).getByRole('link');
  const current = contents(page).locator('a[aria-current="location"]');
  const [first, last] = [eventAnchors.hacktoberfest[0], eventAnchors.hacktoberfest.at(-1)];

  await test.step('on a wide screen, the table of contents marks the section being read', async () => {
    await expect(current).toHaveAttribute('href', `#${first}`);
    await page.locator('#where-to-contribute').evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveAttribute('href', '#where-to-contribute');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(current).toHaveAttribute('href', `#${last}`);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current).toHaveAttribute('href', `#${first}`);
  });

  await test.step('the table of contents marks the section whose link is followed, even a short one at the end of the page', async () => {
    await expect(links).toHaveCount(eventAnchors.hacktoberfest.length);
    for (const link of await links.all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect(current).toHaveCount(1);
    }
  });

  await test.step('on a phone, the table of contents is collapsed, expands, and its links work', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const link = contents(page).locator('[href="#featured-projects"]');
    await expect(link.first()).toBeHidden();
    await page.getByRole('main').locator('summary').filter({ hasText: parts.contents }).press('Enter');
    await link.press('Enter');
    await expect(page).toHaveURL(`${path}#featured-projects`);
    await expect(page.locator('#featured-projects')).toBeInViewport();
  });

  await test.step('project cards have the full width, and their ideas expand', async () => {
    const cards = page.locator('.project-card');
    for (const card of await cards.all()) expect((await card.boundingBox())?.width).toBeGreaterThan(300);
    const ideas = cards.first().locator('details');
    await ideas.getByText(pages.hacktoberfest.featuredProjects.ideas).click();
    await expect(ideas.getByRole('link').first()).toBeVisible();
    await expect(page).toHaveURL(`${path}#featured-projects`);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  await test.step('following a link to a question opens only that question', async () => {
    const { href } = resolveDestination('hacktoberfestFaqFeature', 'en');
    await page.getByRole('main').locator(`a[href="${href}"]`).click();
    await expect(page).toHaveURL(href);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
    await expect(opened(page)).toHaveCount(1);
  });
});

test.describe('the Hacktoberfest questions without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('open on a click and by their anchor, and there are no buttons that do nothing', async ({ page }) => {
    await page.goto(`${faq}#${faqAnchors.marking}`);
    await expect(answer(page, 'marking')).toBeInViewport();
    await question(page, 'metrics').click();
    await expect(answer(page, 'metrics')).toBeVisible();
    await expect(page.getByRole('button', { name: labels.openAll })).toBeHidden();
  });
});
