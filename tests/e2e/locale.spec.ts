import type { Page } from '@playwright/test';
import { releasePath, releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { localPath } from '@/lib/i18n/local-path';
import { type Locale, localeChangeEvent } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { follow, holdAnswers, hydrated, languageMenu, pickLanguage, visit } from './support/visit';

const labels = readMessages('en').chrome.locale;
const notice = labels.failed;

/** The page that the tests visit, in a locale. */
const pageIn = (locale: Locale) => pagePath('participate', locale);
/** A query and an anchor, which redirects must preserve. */
const rest = '?label=policies#references';

test.use({ viewport: { width: 1440, height: 900 } });

/** Dispatches the event with which another script requests a locale. */
async function requestLocale(page: Page, wanted: string) {
  await page.evaluate(([name, locale]) => window.dispatchEvent(new CustomEvent(name, { detail: { locale } })), [
    localeChangeEvent,
    wanted,
  ] as const);
}

/** Returns the errors logged about a locale that could not be loaded, since the last call. */
function watchReports(page: Page): () => string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('Error loading locale')) reports.push(message.text());
  });
  return () => reports.splice(0);
}

async function expectLanguage(page: Page, locale: Locale, address = pageIn(locale)) {
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

/** Expects the page to stay and be visible: until its script has decided whether to redirect, it is hidden. */
async function expectShown(page: Page, locale: Locale, address = pageIn(locale)) {
  await expectLanguage(page, locale, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLanguage(page, locale, address);
}

function expectState(page: Page, state: 'ready' | 'loading' | 'error') {
  return expect(languageMenu(page).locator('[data-locale-state]')).toHaveAttribute('data-locale-state', state);
}

/** Expects the notice that the page is not available in another language, and closes it. */
async function expectNotice(page: Page) {
  await expect(page.locator('[aria-live]').getByText(notice)).toBeVisible();
  await expectState(page, 'error');
  await page.getByRole('button', { name: labels.dismiss }).click();
  await expect(page.getByText(notice)).toBeHidden();
  await expectState(page, 'ready');
}

test.describe('a visitor whose browser prefers French', () => {
  test.use({ locale: 'fr-FR', expectedMessages: /^Error loading locale|Failed to load resource/ });

  test('is redirected from English pages before they are painted, unless the French page can’t be loaded or English was chosen', async ({
    page,
  }) => {
    const reports = watchReports(page);
    const expectEnglish = async () => {
      await page.goto(pageIn('en'), { waitUntil: 'commit' });
      await expectShown(page, 'en');
      await expectNotice(page);
      expect(reports()).toEqual(['Error loading locale fr-CA not found']);
    };
    await test.step('sees the English page with a notice when the French one is missing', async () => {
      await page.route(/\/fr-CA\//, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
      await expectEnglish();
    });

    await test.step('never sees the English page before the French one', async () => {
      const letGo = await holdAnswers(page, /\/fr-CA\//);
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === pageIn('fr-CA'));
      await follow(page, pageIn('en') + rest);
      await asked;
      await expect(page.locator('body')).toHaveCSS('visibility', 'hidden');
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();

      letGo();
      await expectLanguage(page, 'fr-CA', pageIn('fr-CA') + rest);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('stays on English pages after choosing English', async () => {
      await hydrated(page);
      await pickLanguage(page, 'en');
      await expectShown(page, 'en', pageIn('en') + rest);
    });
    expect(reports()).toEqual([]);
  });
});

test.describe('a release page that exists only in English', () => {
  test.use({ locale: 'fr-FR' });

  test('is not redirected for visitors with another language, and choosing a language there leads to the changelog', {
    tag: '@all',
  }, async ({ page }) => {
    const oldest = releasePath('weekly', releaseVersions('weekly').at(-1) ?? '');
    await page.goto(oldest, { waitUntil: 'commit' });
    await expectShown(page, 'en', oldest);
    await hydrated(page);
    await pickLanguage(page, 'fr-CA');
    await expectLanguage(page, 'fr-CA', pagePath('changelogWeekly', 'fr-CA'));
    await page.goto(localPath(oldest, 'fr-CA'));
    await expectShown(page, 'en', oldest);
  });
});

test('the language menu and the event for other scripts lead to the same place in another locale, which is remembered', async ({
  page,
}) => {
  await visit(page, pageIn('en') + rest);
  await test.step('an event changes the locale', async () => {
    await requestLocale(page, 'es-ES');
    await expectLanguage(page, 'es-ES', pageIn('es-ES') + rest);
  });
  await test.step('the language picked in the menu takes effect, and is remembered', async () => {
    await hydrated(page);
    await pickLanguage(page, 'fr-CA');
    await expectLanguage(page, 'fr-CA', pageIn('fr-CA') + rest);
    await follow(page, pageIn('en'));
    await expectLanguage(page, 'fr-CA');
  });
});
