import { expect, test } from '@playwright/test';
import { loadBooks } from '@/lib/content/books';
import { locales } from '@/lib/i18n/locales';
import { localPath } from '@/lib/site/local-path';
import { readMessages } from '@/scripts/messages/read-messages';
import { cutPictures, fakePictures, holdPictures } from './support/official-pictures';

test('the books are there with all that is known of them, newest first', async ({ page }) => {
  await fakePictures(page);
  await page.goto('/books/');
  const books = loadBooks();
  expect(books.map(({ publication_year }) => publication_year)).toEqual([2021, 2018, 2017, 2015, 2015, 2011, 2011]);

  const entries = page.locator('.record');
  await expect(entries).toHaveCount(books.length);
  for (const [index, { title, authors, publisher, publication_year, description, url, image }] of books.entries()) {
    const entry = entries.nth(index);
    const link = entry.getByRole('heading', { level: 2 }).getByRole('link', { name: title });
    await expect(link).toHaveAttribute('href', url ?? '');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(entry).toContainText(`Authored by ${authors.join(' and ')}`);
    await expect(entry).toContainText(`Published by ${publisher}, ${publication_year}`);
    await expect(entry).toContainText(description ?? '');
    const cover = entry.getByRole('img', { name: `Cover of “${title}”` });
    await expect(cover).toHaveAttribute('src', `https://www.jenkins.io/images/books/${image}`);
    expect((await cover.boundingBox())?.width).toBe(110);
  }
});

test('a cover that can’t be had gives its place to a stand-in, and nothing moves', async ({ page }) => {
  const failAll = await holdPictures(page);
  await page.goto('/books/');
  const second = page.locator('.record').nth(1);
  const cover = second.getByRole('img');
  const before = [await cover.boundingBox(), await second.boundingBox()];
  await failAll();
  await expect(cover).toHaveAttribute('src', '/stand-ins/books/jenkins2-up-and-running.svg');
  await expect(cover).toHaveJSProperty('complete', true);
  expect([await cover.boundingBox(), await second.boundingBox()]).toEqual(before);
});

test('the cover stands beside the words in a wide window and above them in a narrow one', async ({ page }) => {
  await cutPictures(page);
  await page.goto('/books/');
  const entry = page.locator('.record').first();
  const places = async () => ({
    cover: await entry.getByRole('img').boundingBox(),
    words: await entry.getByRole('heading').boundingBox(),
  });

  const wide = await places();
  expect(wide.words?.x).toBeGreaterThan((wide.cover?.x ?? 0) + 110);
  await page.setViewportSize({ width: 390, height: 800 });
  const narrow = await places();
  expect(narrow.words?.y).toBeGreaterThan((narrow.cover?.y ?? 0) + (narrow.cover?.height ?? 0));
});

for (const locale of locales) {
  test(`the descriptions are in the language of the page: ${locale}`, async ({ page }) => {
    await cutPictures(page);
    await page.goto(localPath('/books/', locale));
    await expect(page.getByRole('heading', { level: 1, name: readMessages(locale).pages.books.title })).toBeVisible();
    await expect(page.getByRole('main').locator('[lang="en"]')).toHaveCount(0);
    await expect(page.locator('.record')).toHaveCount(loadBooks().length);
  });
}

test('the records of the books are open data', async ({ request }) => {
  for (const { file } of loadBooks()) expect((await request.get(`/data/books/${file}.yml`)).status()).toBe(200);
});
