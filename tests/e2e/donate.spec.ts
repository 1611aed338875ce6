import { expect, test } from '@playwright/test';
import { expectLinks, open } from './support/facts';

const path = '/donate/';
const crowdfunding = 'https://crowdfunding.lfx.linuxfoundation.org/projects/jenkins';

const addresses = [
  crowdfunding,
  '/participate/',
  '/project/roadmap/',
  '/sigs/advocacy-and-outreach/outreach-programs/',
  '/events/online-meetup/',
  '/projects/jam/',
  '/jep/12/',
  '/jep/15/',
  'https://cd.foundation/',
  '/project/board/',
  '/sigs/advocacy-and-outreach/',
];

test('has every section, in order, and links to everything that it names', async ({ page }) => {
  await open(page, path);
  await expect(page).toHaveTitle('Donate to Jenkins | Jenkins');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Why donate?',
    'Donations through LFX Crowdfunding',
    'Donations through the Continuous Delivery Foundation',
    'Recognition',
    'Donations to sub-projects and plugins',
    'References',
  ]);
  await expectLinks(page, addresses);
});

test('says how much is the least that one can give', async ({ page }) => {
  await open(page, path);
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Individuals').getByRole('cell')).toContainText('5 USD');
  await expect(row('Organizations').getByRole('cell')).toContainText('500 USD');
});

test('the first thing to press, and the picture, lead to the crowdfunding page', async ({ page }) => {
  await open(page, path);
  await expect(page.getByRole('link', { name: 'Donate on LFX Crowdfunding' })).toHaveAttribute('href', crowdfunding);
  const pictures = page.getByRole('link', { name: 'Donate through LFX Crowdfunding' });
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('href', crowdfunding);
    await expect(picture.getByRole('img')).toBeVisible();
  }
});

test('says what the money is not used for', async ({ page }) => {
  await open(page, path);
  await expect(page.getByText('The money is not used to pay staff')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and followed', async ({ page }) => {
    await page.goto(path);
    await expectLinks(page, addresses);
    await expect(page.getByText('500 USD')).toBeVisible();
  });
});
