import { expect, test } from '@playwright/test';
import { expectLinks, open } from './support/facts';

const jam = '/projects/jam/';

const sections = [
  ['how-to-find-meetups', 'How to find meetups?'],
  ['jams-program-status', 'JAMs program status'],
  ['organizing-meetups', 'Organizing meetups'],
  ['getting-started', 'Getting Started'],
  ['cicd-and-jam-support', 'CI/CD and JAM Support'],
  ['best-practices', 'Best Practices'],
  ['stepping-down', 'Stepping Down'],
  ['supporting-a-meetup-group', 'Supporting a meetup group'],
  ['food-sponsor', 'Food Sponsor'],
  ['venue-sponsor', 'Venue Sponsor'],
  ['recording-sponsor', 'Recording Sponsor'],
] as const;

test('has every section, in order, at its anchor', async ({ page }) => {
  await open(page, jam);
  await expect(page).toHaveTitle('CI/CD and Jenkins Area Meetups | Jenkins');
  const headings = page.getByRole('main').locator('section > :is(h2, h3)[id]');
  await expect(headings).toHaveText(sections.map(([, title]) => title));
  expect(await headings.evaluateAll((all) => all.map(({ id }) => id))).toEqual(sections.map(([anchor]) => anchor));
});

test('links to everything that it names', async ({ page }) => {
  await open(page, jam);
  await expectLinks(page, [
    'https://cd.foundation/',
    'https://www.meetup.com/pro/cicd-cdf/',
    '/events/online-meetup/',
    'mailto:meetups@cd.foundation',
    'https://github.com/cdfoundation/meetups#how-to-apply',
    'https://cd.foundation/events/list/',
    '/sigs/advocacy-and-outreach/',
    'https://github.com/cdfoundation/meetups',
  ]);
});

test('says what a sponsor pays for and what a venue needs', async ({ page }) => {
  await open(page, jam);
  const items = (section: string) => page.getByRole('region', { name: section }).getByRole('listitem');
  await expect(items('Food Sponsor')).toHaveCount(4);
  await expect(items('Food Sponsor').filter({ hasText: 'Cost' })).toContainText('about 200 to 600 USD');
  await expect(items('Venue Sponsor')).toHaveCount(5);
  await expect(items('Venue Sponsor').filter({ hasText: 'audio system' })).toContainText('Above 50 attendees');
  await expect(items('Venue Sponsor').filter({ hasText: 'chairs' })).toContainText('6-foot tables');
  await expect(items('Best Practices')).toHaveCount(8);
  await expect(items('CI/CD and JAM Support')).toHaveCount(5);
});

test('says when the foundation took over, in the words of each language', async ({ page }) => {
  for (const [path, text] of [
    [jam, 'early in October 2019'],
    [`/es-ES${jam}`, 'a principios de octubre de 2019'],
    [`/fr-CA${jam}`, 'en octobre 2019, au début du mois'],
  ] as const) {
    await open(page, path);
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('the table of contents leads to a section and marks it', async ({ page }) => {
  // Without smooth scrolling: a browser drops a scroll that begins while another one is going on.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, jam);
  for (const [anchor, title] of sections) {
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: title, exact: true });
    await link.press('Enter');
    await expect(page).toHaveURL(`${jam}#${anchor}`);
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
});

test('the Community menu marks it as the page that is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, jam);
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Community' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Meet', exact: true })).toHaveAttribute('aria-current', 'page');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there, and the table of contents works', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(jam);
    await page.locator('summary').filter({ hasText: 'On this page' }).click();
    await page.getByRole('link', { name: 'Food Sponsor' }).first().click();
    await expect(page.getByRole('heading', { name: 'Food Sponsor' })).toBeInViewport();
  });
});
