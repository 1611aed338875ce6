import { expect, type Page, test } from '@playwright/test';
import { expectLinks, open } from './support/facts';

const path = '/mailing-lists/';

const lists = [
  'jenkinsci-users',
  'jenkinsci-dev',
  'jenkins-advocacy-and-outreach-sig',
  'jenkins-infra',
  'jenkinsci-board',
  'jenkinsci-advisories',
  'jenkinsci-commits',
];

const others = [
  'https://en.wikipedia.org/wiki/Electronic_mailing_list',
  'https://www.catb.org/esr/faqs/smart-questions.html',
  '/projects/infrastructure/',
  '/project/board/',
  '/security/',
  '/sigs/advocacy-and-outreach/',
];

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a list:' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const sections = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

function card(page: Page, name: string) {
  return cards(page).filter({ has: page.getByRole('heading', { name: `${name}@googlegroups.com` }) });
}

test.describe('the lists', () => {
  test('stand in four sections, each with its address, its archive, and ways to subscribe and unsubscribe', async ({ page }) => {
    await open(page, path);
    await expect(sections(page)).toHaveText([
      'English-language discussion lists',
      'Governance board mailing list',
      'Read-only lists',
      'Special interest group mailing lists',
    ]);
    await expect(cards(page)).toHaveCount(8);

    for (const name of lists) {
      const own = card(page, name).first();
      const link = (label: RegExp | string) => own.getByRole('link', { name: label });
      await expect(link(`${name}@googlegroups.com`)).toHaveAttribute('href', `mailto:${name}@googlegroups.com`);
      await expect(link(/^Archive/)).toHaveAttribute('href', `https://groups.google.com/group/${name}/topics`);
      await expect(link(/^Archive/)).toHaveAttribute('target', '_blank');
      await expect(link(/^Subscribe/)).toHaveAttribute('href', `mailto:${name}+subscribe@googlegroups.com`);
      await expect(link(/^Unsubscribe/)).toHaveAttribute('href', `mailto:${name}+unsubscribe@googlegroups.com`);
    }
    await expectLinks(page, others);
  });

  test('of the board says that its subscription is reserved to board members', async ({ page }) => {
    await open(page, path);
    await expect(card(page, 'jenkinsci-board')).toContainText('Subscription is reserved to board members.');
  });

  test('can be linked to: sections, and cards that other pages link to', async ({ page }) => {
    await open(page, `${path}#jenkins-infra-googlegroups-com`);
    await expect(card(page, 'jenkins-infra')).toBeInViewport();
    for (const anchor of [
      'english-language',
      'board',
      'read-only',
      'sigs',
      'jenkins-advocacy-and-outreach-sig-googlegroups-com',
      'jenkins-infra-googlegroups-com',
      'jenkinsci-dev-googlegroups-com',
    ]) {
      await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
    }
  });
});

test.describe('the filter', () => {
  test('leaves the lists that fit, drops empty sections, and says how many are left', async ({ page }) => {
    await open(page, path);
    await expect(status(page)).toHaveText('7 lists shown');

    await field(page).fill('security');
    await expect(cards(page)).toHaveCount(1);
    await expect(card(page, 'jenkinsci-advisories')).toBeVisible();
    await expect(sections(page)).toHaveText(['Read-only lists']);
    await expect(status(page)).toHaveText('1 list shown');

    await field(page).fill('outreach');
    await expect(cards(page)).toHaveCount(2);
    await expect(status(page)).toHaveText('1 list shown');
  });

  test('says when nothing fits, and a key press brings everything back', async ({ page }) => {
    await open(page, path);
    await field(page).fill('knitting');
    await expect(cards(page)).toHaveCount(0);
    await expect(status(page)).toHaveText('No list matches what you typed.');

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show all lists' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(8);
    await expect(field(page)).toBeFocused();
  });

  test('looks at the words that the visitor reads', async ({ page }) => {
    await open(page, `/fr-CA${path}`);
    await page.getByRole('searchbox').fill('securite');
    await expect(cards(page)).toHaveCount(1);
    await expect(status(page)).toHaveText('1 liste affichée');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is a plain list of everything, without a field that does nothing', async ({ page }) => {
    await page.goto(path);
    await expect(cards(page)).toHaveCount(8);
    await expect(field(page)).toBeHidden();
    await expectLinks(page, others);
  });
});
