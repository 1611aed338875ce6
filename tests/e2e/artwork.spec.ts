import type { Locator, Page } from '@playwright/test';
import { type Artwork, artworks } from '@/lib/artwork/artwork';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { fakePictures, holdPictures } from './support/official-pictures';
import { expect, test } from './support/test';
import { holdAnswers, hydrated, sidewaysOverflow } from './support/visit';

// The tests intercept requests to other hosts themselves.
test.use({ routesOtherHosts: true });

const messages = readMessages('en');
const labels = messages.pages.artwork;
const t = messagesIn('en');
const path = pagePath('artwork');

const logos = artworks('en');
const first = pick(logos.at(0));
/** A logo far enough down the page that its picture doesn't load before a visitor scrolls to it. */
const last = pick(logos.at(-1));
/** A logo whose dialog shows every kind of detail. */
const rich = pick(logos.find(({ files, credit }) => files.length > 2 && credit?.address) ?? logos.at(0));

function pick(artwork: Artwork | undefined): Artwork {
  if (!artwork) throw new Error('The content has no such logo.');
  return artwork;
}

const cards = (page: Page) => page.locator('#logos > li:visible');
const card = (page: Page, { anchor }: Artwork) => page.locator('#logos > li').filter({ has: page.locator(`[id="${anchor}"]`) });
const picture = (page: Page, artwork: Artwork) => card(page, artwork).locator('.artwork-open');
const search = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.locator('main search [aria-live]');

function places(elements: Locator): Promise<number[][]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + scrollX, top + scrollY, width, height].map(Math.round);
    }),
  );
}

test('a visitor scrolls through the artwork, searches for a logo, and opens one in a dialog, while pictures load lazily', async ({
  page,
}) => {
  const asked = await fakePictures(page);
  await page.goto(path, { waitUntil: 'networkidle' });

  await test.step('pictures on the first screen load at once, the others shortly before they scroll into view, without a layout shift', async () => {
    const before = await places(cards(page));
    const inView = await page
      .locator('.artwork-open')
      .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().top < innerHeight).length);
    expect(inView).toBeGreaterThan(0);
    expect(asked).toEqual(expect.arrayContaining(logos.slice(0, inView).map(({ preview }) => preview.src)));
    expect(asked.length).toBeLessThan(logos.length / 4);
    await expect(picture(page, first).getByRole('img')).toHaveJSProperty('naturalWidth', first.preview.width);

    await picture(page, last).scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContain(last.preview.src);
    expect(asked.length).toBeLessThan(logos.length / 2);
    expect(await places(cards(page))).toEqual(before);
  });

  await test.step('the search matches names and artists as the visitor types, announces the number of results, and can be cleared', async () => {
    const matching = (...parts: string[]) =>
      logos.filter(({ name, credit }) => parts.every((part) => `${name} ${credit?.text ?? ''}`.includes(part)));
    const artist = rich.credit?.text ?? rich.name;

    await search(page).pressSequentially(artist.toLowerCase());
    await expect(cards(page)).toHaveCount(matching(artist).length);
    await expect(card(page, rich)).toBeVisible();
    await expect(status(page)).toHaveText(t('pages.artwork.matches', { count: matching(artist).length }));

    await search(page).fill(`${artist} ${rich.name.toUpperCase()}`);
    await expect(cards(page)).toHaveCount(matching(artist, rich.name).length);
    await expect(status(page)).toHaveText(t('pages.artwork.matches', { count: matching(artist, rich.name).length }));
    // The query is in the address, so it can be shared and survives navigation.
    await search(page).blur();
    await expect(page).toHaveURL((address) => address.searchParams.get('search') === `${artist} ${rich.name.toUpperCase()}`);

    await search(page).fill('no such butler');
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByText(labels.empty)).toBeVisible();
    await page.getByRole('button', { name: labels.clear }).click();
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
    await expect(cards(page)).toHaveCount(logos.length);
  });

  await test.step('with the keyboard, a logo opens in a dialog that shows the whole picture and every size; closing it returns the focus', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await picture(page, rich).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: rich.name });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);

    const image = dialog.getByRole('img');
    await expect(image).toHaveJSProperty('naturalWidth', rich.large.width);
    await expect(image).toHaveCSS('object-fit', 'scale-down');
    await expect(image).toBeInViewport({ ratio: 1 });
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);

    const files = dialog.getByRole('listitem').getByRole('link');
    expect(await files.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      rich.files.map(({ href }) => href),
    );

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(picture(page, rich)).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: labels.close }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
  });
});

test.describe('the artwork page when something can’t be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource|ChunkLoadError/ });

  test('a picture that can’t be loaded is replaced by a placeholder, before and after hydration, without a layout shift', {
    tag: '@all',
  }, async ({ page }) => {
    const failFirst = await holdPictures(page);
    await failFirst();
    const letGo = await holdAnswers(page, /\/_next\/.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const image = picture(page, first).getByRole('img');
    await expect(image).toHaveAttribute('src', first.preview.placeholder);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    // The placeholder appears even before the picture has loaded.
    await expect(picture(page, last)).toBeVisible();
    const failLast = await holdPictures(page);
    letGo();
    await page.mouse.move(5, 200);
    await hydrated(page);
    await expect(image).toHaveAttribute('src', first.preview.placeholder);
    await expect(image).toHaveAttribute('data-missing', 'true');

    await picture(page, last).scrollIntoViewIfNeeded();
    const before = await places(cards(page));
    await failLast();
    const lastImage = picture(page, last).getByRole('img');
    await expect(lastImage).toHaveAttribute('src', last.preview.placeholder);
    await expect(lastImage).toHaveAttribute('data-missing', 'true');
    await expect(lastImage).not.toHaveJSProperty('naturalWidth', 0);
    await expect(lastImage).toHaveAccessibleName(t('pages.artwork.alt', { name: last.name }));
    expect(await places(cards(page))).toEqual(before);
  });
});
