import type { Page } from '@playwright/test';
import { releasePath, releaseVersions } from '@/lib/changelog/changelog-pages';
import { localPath } from '@/lib/i18n/local-path';
import { localeName } from '@/lib/i18n/locale-names';
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

/** Returns the documents that the browser navigated to, in order, since the last call. */
function watchJourney(page: Page): () => string[] {
  const journey: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) journey.push(new URL(request.url()).pathname);
  });
  return () => journey.splice(0);
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
  await expect(page.getByRole('status').getByText(notice)).toBeVisible();
  await expectState(page, 'error');
  await page.getByRole('button', { name: labels.dismiss }).click();
  await expect(page.getByText(notice)).toBeHidden();
  await expectState(page, 'ready');
}

test.describe('an address with ?locale=', () => {
  test.use({ startsScripts: false });

  test('leads to the page in that locale, keeps the query and anchor, and is remembered', async ({ page }) => {
    await test.step('a page that is already in that locale stays', async () => {
      await page.goto(`${pageIn('fr-CA')}?locale=fr-CA`, { waitUntil: 'domcontentloaded' });
      await expectShown(page, 'fr-CA', `${pageIn('fr-CA')}?locale=fr-CA`);
    });
    await test.step('once remembered, it redirects an English page to the French one', async () => {
      await follow(page, pageIn('en'));
      await expectLanguage(page, 'fr-CA');
    });
    await test.step('it overrides the locale remembered before', async () => {
      await follow(page, pageIn('en') + rest.replace('#', '&locale=es-ES#'));
      await expectLanguage(page, 'es-ES', pageIn('es-ES') + rest);
    });
    await test.step('it leads from one prefixed locale to another', async () => {
      await follow(page, `${pageIn('es-ES')}?locale=fr-CA`);
      await expectLanguage(page, 'fr-CA');
    });
    await test.step('it leads back to English, which is remembered, so that the page no longer redirects to French', async () => {
      await follow(page, `${pageIn('fr-CA')}?locale=en`);
      await expectShown(page, 'en');
    });
  });
});

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

    await test.step('sees the English page with a notice when the French one doesn’t respond', async () => {
      await page.evaluate(() => localStorage.clear());
      await holdAnswers(page, /\/fr-CA\//);
      // Skip the time limit.
      await page.addInitScript(() => {
        const { setTimeout } = window;
        Object.assign(window, {
          setTimeout: (run: TimerHandler, delay = 0, ...values: unknown[]) => setTimeout(run, delay / 20, ...values),
        });
      });
      await expectEnglish();
    });
  });
});

test.describe('a release page that exists only in English', () => {
  test.use({ locale: 'fr-FR' });

  test('is not redirected for visitors with another language, and choosing a language there leads to the changelog', async ({
    page,
  }) => {
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

test.describe(`the language menu and the event ${localeChangeEvent}`, () => {
  test.use({ expectedMessages: /^Error loading locale|Failed to load resource/ });

  test('keep the visitor on the page with a notice when a locale is invalid or its page can’t be loaded, and don’t remember it', {
    tag: '@all',
  }, async ({ page }) => {
    const reports = watchReports(page);
    await test.step('an invalid locale in the address is reported, and not remembered', async () => {
      for (const locale of ['fr-CA', 'en'] as const) {
        const address = `${pageIn(locale)}?locale=fr-FR`;
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expectShown(page, locale, address);
        expect(reports()).toEqual([expect.stringMatching(/^Error loading locale invalid locale "fr-FR"/)]);
      }
      await page.goto(pageIn('en'), { waitUntil: 'domcontentloaded' });
      await expectShown(page, 'en');
      expect(reports()).toEqual([]);
    });

    await hydrated(page);
    for (const [trouble, answer] of [
      ['the page is missing', { status: 404, body: '' }],
      ['the page is out of reach', undefined],
    ] as const) {
      await test.step(trouble, async () => {
        await page.route(/\/fr-CA\//, (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
        await pickLanguage(page, 'fr-CA');
        await expectNotice(page);
        expect(reports()).toEqual(['Error loading locale fr-CA not found']);
        await expectLanguage(page, 'en');
      });
    }
    await test.step('an event with an unknown locale is reported as invalid', async () => {
      for (const wanted of ['fr', '']) {
        await requestLocale(page, wanted);
        await expectNotice(page);
        expect(reports()).toEqual([expect.stringContaining(`Error loading locale invalid locale "${wanted}"`)]);
      }
    });
    await test.step('a locale whose page can’t be loaded is not remembered', async () => {
      await page.reload();
      await hydrated(page);
      await expectLanguage(page, 'en');
    });
    await test.step('once its page is available, the locale works', async () => {
      await pickLanguage(page, 'fr-CA');
      await expectLanguage(page, 'fr-CA');
    });
  });

  test('lead to the same place in the locale chosen last, announce that it is loading, and remember it', async ({
    page,
    context,
  }) => {
    const reports = watchReports(page);
    const journey = watchJourney(page);
    await visit(page, pageIn('en') + rest);
    await test.step('a link in the menu opens in a new tab like any other', async () => {
      await languageMenu(page).locator('summary').click();
      const opened = context.waitForEvent('page');
      await languageMenu(page)
        .getByRole('link', { name: localeName('fr-CA') })
        .click({ modifiers: ['ControlOrMeta'] });
      const tab = await opened;
      await expectLanguage(tab, 'fr-CA');
      await tab.close();
      await expectLanguage(page, 'en', pageIn('en') + rest);
    });

    const releaseFrench = await holdAnswers(page, /\/fr-CA\//);
    const releaseSpanish = await holdAnswers(page, /\/es-ES\//);
    await test.step('the page stays and announces that the other language is loading', async () => {
      await expectState(page, 'ready');
      await pickLanguage(page, 'fr-CA');
      await expectState(page, 'loading');
      await expect(page.getByText(labels.loading)).toBeVisible();
      await expectLanguage(page, 'en', pageIn('en') + rest);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    await test.step('choosing the page’s own locale cancels a pending request', async () => {
      await requestLocale(page, 'en');
      await expectState(page, 'ready');
      await expect(page.getByText(labels.loading)).toBeHidden();
    });
    await test.step('a newer choice wins even if the response to an older one arrives first', async () => {
      for (const wanted of ['fr-CA', 'es-ES'] as const) {
        const asked = page.waitForRequest((request) => new URL(request.url()).pathname === pageIn(wanted));
        await requestLocale(page, wanted);
        await asked;
      }
      await expectState(page, 'loading');
      releaseFrench();
      releaseSpanish();
      await expectLanguage(page, 'es-ES', pageIn('es-ES') + rest);
      expect(journey()).toEqual([pageIn('en'), pageIn('es-ES')]);
    });
    await test.step('the locale requested by an event is remembered', async () => {
      await follow(page, pageIn('en') + rest);
      await expectLanguage(page, 'es-ES', pageIn('es-ES') + rest);
    });
    await test.step('an event can lead back to English', async () => {
      await hydrated(page);
      await requestLocale(page, 'en');
      await expectLanguage(page, 'en', pageIn('en') + rest);
    });
    await test.step('the language picked in the menu takes effect, and is remembered', async () => {
      for (const locale of ['es-ES', 'fr-CA'] as const) {
        await hydrated(page);
        await pickLanguage(page, locale);
        await expectLanguage(page, locale, pageIn(locale) + rest);
      }
      await follow(page, pageIn('en'));
      await expectLanguage(page, 'fr-CA');
    });
    expect(reports()).toEqual([]);
  });
});
