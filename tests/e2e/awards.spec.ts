import { recordPicture } from '@/lib/pictures/pictures';
import { loadAwards } from '@/lib/records/awards';
import { pagePath } from '@/tests/support/pages';
import { holdPictures } from './support/official-pictures';
import { expect, test } from './support/test';

// Some tests respond in place of other hosts themselves.
test.use({ routesOtherHosts: true });

/** The width of a badge's background in pixels, beside the text and on a phone. */
const mat = 96;
const matOnPhone = 72;

const withBadge = loadAwards().flatMap((award, index) =>
  award.image ? [{ index, ...recordPicture('awards', award.file, award.image) }] : [],
);

test('a badge is neither cropped nor enlarged, on a background of one width', async ({ page }) => {
  await page.goto(pagePath('awards'));
  const mats = page.locator('.award-badge');
  const widths = () => mats.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(await widths()).toEqual(withBadge.map(() => mat));

  // The smallest badge leaves most of its background visible.
  const smallest = withBadge.toSorted((one, other) => one.width - other.width)[0];
  const badge = page
    .locator('.record-card')
    .nth(smallest?.index ?? 0)
    .getByRole('img');
  await badge.scrollIntoViewIfNeeded();
  await expect(badge).toHaveJSProperty('naturalWidth', smallest?.width);
  await expect(badge).toHaveCSS('object-fit', 'scale-down');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widths()).toEqual(withBadge.map(() => matOnPhone));
});

test.describe('without the official pictures', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a badge that can’t be loaded is replaced by a stand-in without a layout shift', async ({ page }) => {
    const failAll = await holdPictures(page);
    await page.goto(pagePath('awards'), { waitUntil: 'domcontentloaded' });
    const [first] = withBadge;
    const record = page.locator('.record-card').nth(first?.index ?? 0);
    const badge = record.getByRole('img');
    const boxes = () => Promise.all([badge, record, page.locator('.record-card').last()].map((element) => element.boundingBox()));
    const before = await boxes();
    await failAll();
    await expect(badge).toHaveAttribute('src', first?.standIn ?? '');
    await expect(badge).toHaveJSProperty('complete', true);
    expect(await boxes()).toEqual(before);
  });
});
