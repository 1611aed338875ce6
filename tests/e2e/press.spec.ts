import { defaultLocale } from '@/lib/i18n/locales';
import { figureText, loadFigures } from '@/lib/site/figures';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { copied } from './support/copied';
import { expect, test } from './support/test';
import { visit } from './support/visit';

// The test intercepts requests to other hosts itself.
test.use({ routesOtherHosts: true, expectedMessages: /net::ERR_FAILED/ });

const { pages, parts } = readMessages(defaultLocale);
const t = messagesIn();

test('texts about the project can be copied, and the official logo shows even when no picture can be loaded from its host', async ({
  page,
}) => {
  const own = '/brand/jenkins.svg';
  await page.route('**/*', (route, request) =>
    request.resourceType() === 'image' && !request.url().endsWith(own) ? route.abort() : route.fallback(),
  );
  await visit(page, pagePath('press'));

  const { pitchTitle, blurbTitle } = pages.press.about;
  const numbers = figureText(loadFigures());
  expect(await copied(page, parts.copy.label.replace('{subject}', pitchTitle))).toBe(t('pages.press.about.pitch', numbers));
  expect(await copied(page, parts.copy.label.replace('{subject}', blurbTitle))).toBe(t('pages.press.about.blurb', numbers));

  const logo = page.getByRole('img', { name: pages.press.artwork.figureAlt });
  await logo.scrollIntoViewIfNeeded();
  await expect(logo).toHaveAttribute('src', own);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalHeight > 0)).toBe(true);
});
