import { defaultLocale } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { copied } from './support/copied';
import { expect, test } from './support/test';
import { visit } from './support/visit';

// Some tests respond in place of other hosts themselves.
test.use({ routesOtherHosts: true });

const { pages, parts } = readMessages(defaultLocale);

test('the texts about the project can be copied', async ({ page }) => {
  const { pitchTitle, pitch, blurbTitle, blurb } = pages.press.about;
  await visit(page, pagePath('press'));
  expect(await copied(page, parts.copy.label.replace('{subject}', pitchTitle))).toBe(pitch);
  expect(await copied(page, parts.copy.label.replace('{subject}', blurbTitle))).toBe(blurb);
});

test.describe('when no official picture can be loaded', () => {
  test.use({ expectedMessages: /net::ERR_FAILED/ });

  test('the page still shows the logo to use', async ({ page }) => {
    const own = '/brand/jenkins.svg';
    await page.route('**/*', (route, request) =>
      request.resourceType() === 'image' && !request.url().endsWith(own) ? route.abort() : route.fallback(),
    );
    await visit(page, pagePath('press'));
    const logo = page.getByRole('img', { name: pages.press.artwork.figureAlt });
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveAttribute('src', own);
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalHeight > 0)).toBe(true);
  });
});
