import { recordPicture } from '@/lib/pictures/pictures';
import { loadBooks } from '@/lib/records/books';
import { bookCoverWidth } from '@/tests/fixtures/behavior';
import { pagePath } from '@/tests/support/pages';
import { holdPictures } from './support/official-pictures';
import { expect, test } from './support/test';

// The test intercepts requests to the pictures' host.
test.use({ routesOtherHosts: true, startsScripts: false, expectedMessages: /Failed to load resource/ });

const books = loadBooks();
const withCover = books.flatMap(({ image }, index) => (image ? [index] : []));
const index = withCover[0] ?? 0;
const { file = '', title = '', image } = books[index] ?? {};

test('book covers have the same width, sit beside the text where there is room, and show a placeholder when they can’t be loaded', async ({
  page,
}) => {
  const { src, placeholder } = recordPicture('books', { file, title, image });
  const fail = await holdPictures(page, src ?? '');
  await page.goto(pagePath('books'), { waitUntil: 'domcontentloaded' });
  const record = page.locator('.record-card').nth(index);
  const cover = record.getByRole('img');

  await test.step('a cover that can’t be loaded is replaced by a placeholder without a layout shift', async () => {
    const before = [await cover.boundingBox(), await record.boundingBox()];
    await fail();
    await expect(cover).toHaveAttribute('src', placeholder);
    await expect(cover).toHaveJSProperty('complete', true);
    expect([await cover.boundingBox(), await record.boundingBox()]).toEqual(before);
  });

  await test.step('all covers have the same width, beside the text or above it', async () => {
    await page.waitForLoadState();
    const widths = await page
      .locator('.record-card img')
      .evaluateAll((covers) => covers.map((each) => each.getBoundingClientRect().width));
    expect(widths).toEqual(withCover.map(() => bookCoverWidth));

    const places = async () => ({ cover: await cover.boundingBox(), words: await record.getByRole('heading').boundingBox() });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await places();
      expect(wide.words?.x).toBeGreaterThan((wide.cover?.x ?? 0) + bookCoverWidth);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    const narrow = await places();
    expect(narrow.words?.y).toBeGreaterThan((narrow.cover?.y ?? 0) + (narrow.cover?.height ?? 0));
  });
});
