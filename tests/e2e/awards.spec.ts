import { expect, test } from '@playwright/test';
import { loadAwards } from '@/lib/content/awards';
import { locales } from '@/lib/i18n/locales';
import { localPath } from '@/lib/site/local-path';
import { readMessages } from '@/scripts/messages/read-messages';
import { cutPictures, fakePictures, holdPictures } from './support/official-pictures';

test('the awards are there with all that is known of them, newest first and by title within a year', async ({ page }) => {
  await fakePictures(page);
  await page.goto('/awards/');
  const awards = loadAwards();
  expect(awards.map(({ file }) => file)).toEqual([
    '2024-0015',
    '2023-0014',
    '2017-0013',
    '2016-0012',
    '2014-0011',
    '2014-0010',
    '2014-0009',
    '2013-0008',
    '2012-0007',
    '2011-0006',
    '2011-0005',
    '2011-0004',
    '2010-0003',
    '2008-0001',
    '2008-0002',
  ]);

  const cards = page.locator('.record');
  await expect(cards).toHaveCount(awards.length);
  for (const [index, { year, title, description, url }] of awards.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(String(year));
    await expect(card.getByRole('heading', { level: 2 })).toContainText(title);
    const links = card.getByRole('heading').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(url ? [url] : []);
    await expect(card).toContainText(description ?? '');
    await expect(card.getByRole('img', { name: title })).toBeVisible();
  }
});

test('a badge is shown whole and not enlarged, on a mat that is 200 pixels wide beside the words and at most 350 above them', async ({
  page,
}) => {
  await fakePictures(page);
  await page.goto('/awards/');
  const mat = page.locator('.award-badge').nth(6);
  const badge = mat.getByRole('img', { name: 'SDTimes 100, 2014: DevOps & SCM' });
  await badge.scrollIntoViewIfNeeded();
  await expect(badge).toHaveJSProperty('naturalWidth', 120);
  expect((await mat.boundingBox())?.width).toBe(200);
  const { width = 0, height = 1 } = (await badge.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(120 + 16);
  expect((width - 16) / (height - 16)).toBeCloseTo(120 / 123, 1);

  await page.setViewportSize({ width: 500, height: 800 });
  expect((await mat.boundingBox())?.width).toBe(350);
});

test('a badge that can’t be had gives its place to a stand-in, and nothing moves', async ({ page }) => {
  const failAll = await holdPictures(page);
  await page.goto('/awards/');
  const cards = page.locator('.record');
  const before = [await cards.nth(0).boundingBox(), await cards.nth(3).boundingBox()];
  await failAll();
  await expect(cards.first().getByRole('img')).toHaveAttribute('src', '/stand-ins/awards/2024-0015.svg');
  await expect(cards.first().getByRole('img')).toHaveJSProperty('complete', true);
  expect([await cards.nth(0).boundingBox(), await cards.nth(3).boundingBox()]).toEqual(before);
});

for (const locale of locales) {
  test(`heading, subtitle and descriptions are in the language of the page: ${locale}`, async ({ page }) => {
    const { title, lead } = readMessages(locale).pages.awards;
    await cutPictures(page);
    await page.goto(localPath('/awards/', locale));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(lead)).toBeVisible();
    await expect(page.getByRole('main').locator('[lang="en"]')).toHaveCount(0);
    await expect(page.locator('.record')).toHaveCount(loadAwards().length);
  });
}

test('the records of the awards are open data', async ({ request }) => {
  for (const { file } of loadAwards()) expect((await request.get(`/data/awards/${file}.yml`)).status()).toBe(200);
});
