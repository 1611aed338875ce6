import type { Page } from '@playwright/test';
import { loadLogos } from '@/lib/artwork/logos';
import { loadParticipateCards } from '@/lib/community/participate';
import { socialProfile } from '@/lib/community/social';
import { type RouteId, routeAt } from '@/lib/routing/routes';
import { cardColors, lightPalette } from '@/lib/theme/palette';
import { cardShade, cardTint } from '@/lib/theme/tint';
import { readMessages } from '@/scripts/messages/read-messages';
import { cardGrid } from '@/tests/fixtures/behavior';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { hydrated, sidewaysOverflow, visit } from './support/visit';

// The test intercepts requests to the other host itself.
test.use({ routesOtherHosts: true });

const locale = 'fr-CA';
const { pages, parts } = readMessages(locale);

const cards = (page: Page) => page.getByRole('list', { name: pages.participate.cardsLabel }).getByRole('link');

/** The red, green and blue channels of a color such as #1e88e5. */
const channelsOf = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** The background colors of the cards. */
function groundsOf(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((all) => all.map((card) => getComputedStyle(card).backgroundColor));
}

/** The name of the card that links to a page. */
const cardOf = (id: RouteId) => loadParticipateCards(locale).find(({ url }) => routeAt(url) === id)?.label.text ?? '';

test('a French-speaking visitor goes from the “Participate” overview to two of its pages, plays a video, and goes back', async ({
  page,
}) => {
  const colors = loadParticipateCards(locale).map(({ color }) => channelsOf(cardColors[color]));
  await visit(page, pagePath('participate', locale));
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`overview cards are tinted with their colors, and darker on hover, in the ${colorScheme} theme`, async () => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await page.mouse.move(0, 0);
      await expect.poll(() => groundsOf(page)).toEqual(colors.map((color) => `rgba(${color.join(', ')}, ${cardTint})`));

      const card = cards(page).first();
      await card.hover();
      // A shade over a tint covers more of the page's background with a darker color.
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

  await test.step('overview cards form as many columns as fit', async () => {
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

  await test.step('a card leads to its page, where buttons to people’s profiles keep their colors among text links', async () => {
    const { samples } = pages.participateDesign;
    const profiles = loadLogos(locale)
      .filter(({ file }) => file in samples)
      .flatMap(({ credit_url = '', source_url = '' }) => [socialProfile(credit_url), socialProfile(source_url)])
      .flatMap((profile) => Object.keys(profile ?? {}));
    await page.emulateMedia({ colorScheme: 'light' });
    await cards(page)
      .getByRole('heading', { name: cardOf('participateDesign') })
      .click();
    await expect(page).toHaveURL(pagePath('participateDesign', locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.participateDesign.title);
    const buttons = page.getByRole('main').locator('.social-button');
    await expect(buttons).toHaveCount(profiles.length);
    for (const button of await buttons.all()) {
      const network = /social-(github|twitter|blog|linkedin)/.exec((await button.getAttribute('class')) ?? '')?.[1];
      const { on } = lightPalette[`social-${network as 'github' | 'twitter' | 'blog' | 'linkedin'}`];
      await expect(button).toHaveCSS('color', `rgb(${channelsOf(on).join(', ')})`);
    }
  });

  await test.step('a page with a video requests it only when the visitor plays it', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('youtube')) asked.push(request.url());
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Player</title><p>The player</p>' }),
    );
    const others = page.getByRole('region', { name: pages.participate.whereNext.title });
    await others.getByRole('link', { name: cardOf('participateCode'), exact: true }).click();
    await expect(page).toHaveURL(pagePath('participateCode', locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.participateCode.title);
    // Before hydration, the poster is a link to the video's own page.
    await hydrated(page);
    const poster = page.getByRole('link', { name: parts.video.play });
    await poster.scrollIntoViewIfNeeded();
    await poster.hover();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);

    await poster.press('Enter');
    // The content security policy must allow the player.
    await expect(page.frameLocator('iframe').getByText('The player')).toBeVisible();
    await expect(page.locator('iframe')).toBeFocused();
    expect(asked).toEqual([
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?(start=\d+&)?autoplay=1$/),
    ]);
  });

  await page.getByRole('main').getByRole('link', { name: pages.participate.title }).click();
  await expect(page).toHaveURL(pagePath('participate', locale));
});
