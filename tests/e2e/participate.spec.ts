import type { Page } from '@playwright/test';
import { loadLogos } from '@/lib/artwork/logos';
import { loadParticipateCards } from '@/lib/community/participate';
import { socialProfile } from '@/lib/community/social';
import { defaultLocale } from '@/lib/i18n/locales';
import { routeAt } from '@/lib/routing/routes';
import { cardColors, lightPalette } from '@/lib/theme/palette';
import { cardShade, cardTint } from '@/lib/theme/tint';
import { readMessages } from '@/scripts/messages/read-messages';
import { cardGrid } from '@/tests/fixtures/behavior';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { sidewaysOverflow, visit } from './support/visit';

// Some tests respond in place of other hosts themselves.
test.use({ routesOtherHosts: true });

const words = readMessages(defaultLocale);

const cards = (page: Page) => page.getByRole('list', { name: words.pages.participate.cardsLabel }).getByRole('link');

/** The red, green and blue of a color such as #1e88e5. */
const channelsOf = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

test('the cards are tinted with their colors in both themes, and darker on hover', async ({ page }) => {
  const colors = loadParticipateCards(defaultLocale).map(({ color }) => channelsOf(cardColors[color]));
  await visit(page, pagePath('participate'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await page.mouse.move(0, 0);
      await expect.poll(() => groundsOf(page)).toEqual(colors.map((color) => `rgba(${color.join(', ')}, ${cardTint})`));

      const card = cards(page).first();
      await card.hover();
      // A shade on top of a tint covers more of the page with a darker color.
      const cover = cardTint + cardShade * (1 - cardTint);
      await expect(card).toHaveCSS('background-color', new RegExp(`, ${cover.toFixed(3)}\\)$`));
      const [ground = ''] = await groundsOf(page);
      const seen = ground.match(/\d+/g)?.map(Number) ?? [];
      for (const [index, channel] of (colors[0] ?? []).entries()) {
        // Browsers round each channel differently.
        expect(Math.abs((seen[index] ?? 0) - (channel * cardTint * (1 - cardShade)) / cover)).toBeLessThanOrEqual(1);
      }
    });
  }
});

/** The colors of the cards. */
function groundsOf(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((all) => all.map((card) => getComputedStyle(card).backgroundColor));
}

test('the cards form as many columns as fit', async ({ page }) => {
  await page.goto(pagePath('participate'));
  const list = page.locator('.card-grid');
  await expect(list).toHaveCSS('gap', `${cardGrid.gap}px`);
  for (const width of [1440, 1000, 660, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const { room, columns } = await list.evaluate((grid) => ({
      room: grid.clientWidth,
      columns: getComputedStyle(grid).gridTemplateColumns.split(' ').map(Number.parseFloat),
    }));
    expect(columns, `columns in a window of ${width}`).toHaveLength(
      Math.floor((room + cardGrid.gap) / (cardGrid.narrowest + cardGrid.gap)),
    );
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(cardGrid.narrowest);
    expect(await sidewaysOverflow(page)).toBe(0);
  }
});

test('a visitor goes from the hub to one way to take part, on to another, and back, in French', async ({ page }) => {
  const { pages } = readMessages('fr-CA');
  const [first, second] = loadParticipateCards('fr-CA').flatMap(({ url, label }) => {
    const route = routeAt(url);
    return route ? { route, label: label.text } : [];
  });
  if (!first || !second) throw new Error('The hub leads to no two pages of this site.');
  await visit(page, pagePath('participate', 'fr-CA'));

  await page.getByRole('list', { name: pages.participate.cardsLabel }).getByRole('heading', { name: first.label }).click();
  await expect(page).toHaveURL(pagePath(first.route, 'fr-CA'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[first.route].title);

  const others = page.getByRole('region', { name: pages.participate.whereNext.title });
  await others.getByRole('link', { name: second.label, exact: true }).click();
  await expect(page).toHaveURL(pagePath(second.route, 'fr-CA'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[second.route].title);

  await page.getByRole('main').getByRole('link', { name: pages.participate.title }).click();
  await expect(page).toHaveURL(pagePath('participate', 'fr-CA'));
});

test('a video is requested only when it is pressed, even after arriving from a page without one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('youtube')) asked.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Player</title><p>The player</p>' }),
  );
  await visit(page, pagePath('participateHelp'));
  const onward = page.locator(`[aria-labelledby="where-next"] a[href="${pagePath('participateCode')}"]`);
  await onward.click();
  const poster = page.getByRole('link', { name: words.parts.video.play });
  await poster.scrollIntoViewIfNeeded();
  await poster.hover();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);

  await poster.press('Enter');
  // The player appears only if the page's policy allows it.
  await expect(page.frameLocator('iframe').getByText('The player')).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
  expect(asked).toEqual([
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?(start=\d+&)?autoplay=1$/),
  ]);
});

test('the button to a person’s profile keeps its colors among text links', async ({ page }) => {
  const { samples } = words.pages.participateDesign.artwork;
  const profiles = loadLogos(defaultLocale)
    .filter(({ file }) => file in samples)
    .flatMap(({ credit_url = '', source_url = '' }) => [socialProfile(credit_url), socialProfile(source_url)])
    .flatMap((profile) => Object.keys(profile ?? {}));
  await page.goto(pagePath('participateDesign'));
  const buttons = page.getByRole('main').locator('.social-button');
  await expect(buttons).toHaveCount(profiles.length);
  for (const button of await buttons.all()) {
    const network = /social-(github|twitter|blog|linkedin)/.exec((await button.getAttribute('class')) ?? '')?.[1];
    const { on } = lightPalette[`social-${network as 'github' | 'twitter' | 'blog' | 'linkedin'}`];
    await expect(button).toHaveCSS('color', `rgb(${channelsOf(on).join(', ')})`);
  }
});
