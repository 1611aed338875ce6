import type { Page } from '@playwright/test';
import { loadParticipateCards } from '@/lib/community/participate';
import { type RouteId, routeAt } from '@/lib/routing/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { hydrated, visit } from './support/visit';

// The test intercepts requests to the other host itself.
test.use({ routesOtherHosts: true });

const locale = 'fr-CA';
const { pages, parts } = readMessages(locale);

const cards = (page: Page) => page.getByRole('list', { name: pages.participate.cardsLabel }).getByRole('link');

/** The name of the card that links to a page. */
const cardOf = (id: RouteId) => loadParticipateCards(locale).find(({ url }) => routeAt(url) === id)?.label.text ?? '';

test('a French-speaking visitor goes from the “Participate” overview to one of its pages, plays a video, and goes back', async ({
  page,
}) => {
  await visit(page, pagePath('participate', locale));

  await cards(page)
    .getByRole('heading', { name: cardOf('participateCode') })
    .click();
  await expect(page).toHaveURL(pagePath('participateCode', locale));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.participateCode.title);

  await test.step('a page with a video requests it only when the visitor plays it', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('youtube')) asked.push(request.url());
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Player</title><p>The player</p>' }),
    );
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
