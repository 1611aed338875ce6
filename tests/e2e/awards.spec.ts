import { recordPicture } from '@/lib/pictures/pictures';
import { loadAwards } from '@/lib/records/awards';
import { pagePath } from '@/tests/support/pages';
import { holdPictures } from './support/official-pictures';
import { expect, test } from './support/test';

// The test intercepts requests to the pictures' host.
test.use({ routesOtherHosts: true, startsScripts: false, expectedMessages: /Failed to load resource/ });

/** The width of a badge's background in pixels, beside the text and on a phone. */
const mat = 96;
const matOnPhone = 72;

const withBadge = loadAwards().flatMap((award, index) => (award.image ? [{ index, ...recordPicture('awards', award) }] : []));

test('award badges are neither cropped nor enlarged, share one background width, and show a placeholder when they can’t be loaded', async ({
  page,
}) => {
  const [failing, ...others] = withBadge;
  const fail = await holdPictures(page, failing?.src ?? '');
  await page.goto(pagePath('awards'), { waitUntil: 'domcontentloaded' });
  const badgeOf = (award = failing) =>
    page
      .locator('.record-card')
      .nth(award?.index ?? 0)
      .getByRole('img');

  await test.step('a badge that can’t be loaded is replaced by a placeholder without a layout shift', async () => {
    const badge = badgeOf();
    const cards = page.locator('.record-card');
    const boxes = () =>
      Promise.all([badge, cards.nth(failing?.index ?? 0), cards.last()].map((element) => element.boundingBox()));
    const before = await boxes();
    await fail();
    await expect(badge).toHaveAttribute('src', failing?.placeholder ?? '');
    await expect(badge).toHaveJSProperty('complete', true);
    expect(await boxes()).toEqual(before);
  });

  await test.step('the other badges keep their proportions', async () => {
    const mats = page.locator('.award-badge');
    const widths = () => mats.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(await widths()).toEqual(withBadge.map(() => mat));

    // The smallest badge leaves most of its background visible.
    const smallest = others.toSorted((one, other) => one.width - other.width)[0];
    const badge = badgeOf(smallest);
    await badge.scrollIntoViewIfNeeded();
    await expect(badge).toHaveJSProperty('naturalWidth', smallest?.width);
    await expect(badge).toHaveCSS('object-fit', 'scale-down');

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await widths()).toEqual(withBadge.map(() => matOnPhone));
  });
});
