import { defaultLocale } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';

// Layout is tested, which needs no scripts.
test.use({ startsScripts: false });

test('the contacts for reporting a violation of the code of conduct are visible without scrolling, on a phone and on a wide screen', async ({
  page,
}) => {
  await page.goto(pagePath('conduct'));
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    for (const name of ['boardMail', 'cdfConductMail']) {
      const { href } = resolveDestination(name, defaultLocale);
      await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeInViewport();
    }
  }
});
