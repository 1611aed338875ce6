import { expect, test } from '@playwright/test';
import { copied, expectLinks, open } from './support/facts';

const path = '/press/';

const addresses = [
  '#press-contact',
  '/project/governance/',
  '/project/board/',
  'https://trademarks.justia.com/854/47/jenkins-85447465.html',
  '/project/governance/#trademark',
  '/project/governance/#trademark-attribution',
  'https://wiki.jenkins.io/display/JENKINS/Logo',
  'https://get.jenkins.io/art/',
  'https://cd.foundation/',
  'https://community.jenkins.io/c/press/24',
  '/security/cna/',
];

test('has a document title of its own in every language', async ({ page }) => {
  const titles = {
    '/press/': 'Press Information | Jenkins',
    '/es-ES/press/': 'Información para la prensa | Jenkins',
    '/fr-CA/press/': 'Renseignements pour la presse | Jenkins',
  };
  for (const [address, title] of Object.entries(titles)) {
    await open(page, address);
    await expect(page).toHaveTitle(title);
  }
});

test('has the seven anchors of the specification, in its order', async ({ page }) => {
  await open(page, path);
  const anchors = ['about-jenkins', 'governance', 'trademark', 'branding', 'artwork', 'about-cdf', 'press-contact'];
  const ids = await page
    .getByRole('main')
    .locator('h2, h3')
    .evaluateAll((headings) => headings.map(({ id }) => id));
  expect(ids.filter((id) => anchors.includes(id))).toEqual(anchors);

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveCount(anchors.length);
  await contents.getByRole('link', { name: 'Branding' }).click();
  await expect(page).toHaveURL(`${path}#branding`);
  await expect(page.getByRole('heading', { name: 'Branding' })).toBeInViewport();
});

test('links to governance, trademark, artwork, foundation, press category and security team', async ({ page }) => {
  await open(page, path);
  await expectLinks(page, addresses);
});

test('tells right names from wrong ones in words', async ({ page }) => {
  await open(page, path);
  await expect(page.getByRole('list', { name: 'Correct', exact: true }).getByRole('listitem')).toHaveText([
    'the Jenkins project',
    'Jenkins',
  ]);
  await expect(page.getByRole('list', { name: 'Incorrect' }).getByRole('listitem')).toHaveText([
    'Jenkins CI',
    'Jenkins server',
    'Mr. Jenkins',
  ]);
});

test('the elevator pitch can be copied', async ({ page }) => {
  await open(page, path);
  const text = await copied(page, 'Copy to clipboard: Elevator pitch');
  expect(text).toContain('hundreds of plugins');
  await expect(page.getByText(text, { exact: true })).toBeVisible();
});

test('the blurb can be copied, with its figures', async ({ page }) => {
  await open(page, path);
  const text = await copied(page, 'Copy to clipboard: Blurb');
  expect(text).toContain('more than 2,000 plugins');
  expect(text).toContain('300,000 known installations in 2022');
  await expect(page.getByText(text, { exact: true })).toBeVisible();
});

test('shows the logo to use, as figure 1, even when its official file can’t be had', async ({ page }) => {
  await open(page, path);
  const figure = page.getByRole('figure', { name: /^Figure 1/ });
  await figure.scrollIntoViewIfNeeded();
  const logo = figure.getByRole('img', { name: /^Jenkins logo/ });
  await expect(logo).toHaveAttribute('src', '/brand/jenkins.svg');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalHeight > 0)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('texts, names and links are there, and no button that would do nothing', async ({ page }) => {
    await page.goto(path);
    await expectLinks(page, addresses);
    await expect(page.getByText('300,000 known installations')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
