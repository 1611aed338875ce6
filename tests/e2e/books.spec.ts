import { recordPicture } from '@/lib/pictures/pictures';
import { loadBooks } from '@/lib/records/books';
import { bookCoverWidth } from '@/tests/fixtures/behavior';
import { pagePath } from '@/tests/support/pages';
import { holdPictures } from './support/official-pictures';
import { expect, test } from './support/test';

// Some tests respond in place of other hosts themselves.
test.use({ routesOtherHosts: true });

const withCover = loadBooks().flatMap(({ file, image }, index) => (image ? [{ file, image, index }] : []));
const [{ file, image, index } = { file: '', image: '', index: 0 }] = withCover;

test.describe('without the official pictures', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a cover that can’t be loaded is replaced by a stand-in without a layout shift', async ({ page }) => {
    const failAll = await holdPictures(page);
    await page.goto(pagePath('books'), { waitUntil: 'domcontentloaded' });
    const record = page.locator('.record-card').nth(index);
    const cover = record.getByRole('img');
    const before = [await cover.boundingBox(), await record.boundingBox()];
    await failAll();
    await expect(cover).toHaveAttribute('src', recordPicture('books', file, image).standIn);
    await expect(cover).toHaveJSProperty('complete', true);
    expect([await cover.boundingBox(), await record.boundingBox()]).toEqual(before);
  });
});

test('all covers have the same width, beside the text, and above it only where the window has no room for both', async ({
  page,
}) => {
  await page.goto(pagePath('books'));
  const widths = await page
    .locator('.record-card img')
    .evaluateAll((covers) => covers.map((cover) => cover.getBoundingClientRect().width));
  expect(widths).toEqual(withCover.map(() => bookCoverWidth));

  const record = page.locator('.record-card').nth(index);
  const places = async () => ({
    cover: await record.getByRole('img').boundingBox(),
    words: await record.getByRole('heading').boundingBox(),
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await places();
    expect(wide.words?.x).toBeGreaterThan((wide.cover?.x ?? 0) + bookCoverWidth);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  const narrow = await places();
  expect(narrow.words?.y).toBeGreaterThan((narrow.cover?.y ?? 0) + (narrow.cover?.height ?? 0));
});
