import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from './support/pages';
import { expect, test } from './support/test';
import { dropdown, follow, holdAnswers, languageMenu, pickLanguage, takenOver, visit } from './support/visit';

const words = readMessages('en').chrome.locale;
const notice = words.failed;

test.use({ viewport: { width: 1440, height: 900 } });

/** Asks the site to change its locale, as another script on the page would. */
async function requestLocale(page: Page, locale: string) {
  await page.evaluate(
    (wanted) => window.dispatchEvent(new CustomEvent('jio-locale-changed', { detail: { locale: wanted } })),
    locale,
  );
}

/** The messages that the page writes to the console about a locale that it could not load. */
function watchReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('Error loading locale')) reports.push(message.text());
  });
  return reports;
}

/** The documents that the browser went to, in order. */
function watchJourney(page: Page): string[] {
  const journey: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) journey.push(new URL(request.url()).pathname);
  });
  return journey;
}

async function expectLanguage(page: Page, locale: Locale, address = pagePath('home', locale)) {
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

function languageState(page: Page, state: 'ready' | 'loading' | 'error') {
  return expect(languageMenu(page).locator('[data-locale-state]')).toHaveAttribute('data-locale-state', state);
}

test.describe('an address with ?locale=', () => {
  test('leads from an English page to the French one, keeps the rest of the address, and is remembered', async ({ page }) => {
    await follow(page, '/project/roadmap/?label=policies&locale=fr-CA#references');
    await expectLanguage(page, 'fr-CA', '/fr-CA/project/roadmap/?label=policies#references');

    await follow(page, '/');
    await expectLanguage(page, 'fr-CA');
  });

  test('leads from one prefixed locale to the other, then to English, and is remembered', async ({ page }) => {
    await follow(page, '/fr-CA/?locale=es-ES');
    await expectLanguage(page, 'es-ES');
    await follow(page, '/es-ES/?locale=en');
    await expectLanguage(page, 'en');

    await visit(page, '/project/roadmap/');
    await expectLanguage(page, 'en', '/project/roadmap/');
  });

  test('does not lead away from a page that is in that locale', async ({ page }) => {
    const journey = watchJourney(page);
    await visit(page, '/fr-CA/?locale=fr-CA');
    await expectLanguage(page, 'fr-CA', '/fr-CA/?locale=fr-CA');
    expect(journey).toEqual(['/fr-CA/']);
  });

  test.describe('that the site does not have', () => {
    test.use({ expectedMessages: /^Error loading locale/ });

    for (const start of ['en', 'fr-CA'] as const) {
      test(`stays on the page in ${start}, reports an invalid locale, and is not remembered`, async ({ page }) => {
        const reports = watchReports(page);
        const journey = watchJourney(page);
        const home = pagePath('home', start);
        await visit(page, `${home}?locale=fr-FR`);
        expect(reports).toEqual([expect.stringMatching(/^Error loading locale invalid locale "fr-FR"/)]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

        await visit(page, home);
        await expectLanguage(page, start);
        expect(journey).toEqual([home, home]);
      });
    }
  });
});

test.describe('the browser’s languages', () => {
  for (const [language, locale] of [
    ['fr', 'fr-CA'],
    ['fr-FR', 'fr-CA'],
    ['es-MX', 'es-ES'],
  ] as const) {
    test.describe(language, () => {
      test.use({ locale: language });

      test(`lead from an English page to ${locale}, with the rest of the address`, async ({ page }) => {
        await follow(page, '/project/roadmap/?label=policies#references');
        await expectLanguage(page, locale, `/${locale}/project/roadmap/?label=policies#references`);
      });
    });
  }

  test.describe('de', () => {
    test.use({ locale: 'de' });

    test('leave a visitor on the English page', async ({ page }) => {
      const journey = watchJourney(page);
      await visit(page, '/');
      await expectLanguage(page, 'en');
      expect(journey).toEqual(['/']);
    });
  });

  test.describe('fr', () => {
    test.use({ locale: 'fr' });

    test('give way to what the visitor chose before', async ({ page }) => {
      await follow(page, '/');
      await expectLanguage(page, 'fr-CA');
      await takenOver(page);
      await pickLanguage(page, 'en');
      await expectLanguage(page, 'en');

      const journey = watchJourney(page);
      await visit(page, '/project/roadmap/');
      await expectLanguage(page, 'en', '/project/roadmap/');
      expect(journey).toEqual(['/project/roadmap/']);
    });

    test('do not lead away from a page in a prefixed locale', async ({ page }) => {
      const journey = watchJourney(page);
      await visit(page, '/es-ES/project/roadmap/');
      await expectLanguage(page, 'es-ES', '/es-ES/project/roadmap/');
      expect(journey).toEqual(['/es-ES/project/roadmap/']);
    });

    test('never show the English page first', async ({ page }) => {
      const letGo = await holdAnswers(page, /\/fr-CA\//);
      await follow(page, '/');
      await page.waitForRequest(/\/fr-CA\/$/);
      await expect(page.locator('body')).toHaveCSS('visibility', 'hidden');
      await takenOver(page);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();

      letGo();
      await expectLanguage(page, 'fr-CA');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('lead to French when the browser also speaks languages that the site does not', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'languages', { get: () => ['de-AT', 'fr-FR', 'en'] });
      });
      await follow(page, '/');
      await expectLanguage(page, 'fr-CA');
    });

    test.describe('of a crawler', () => {
      test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

      test('leave it where it is', async ({ page }) => {
        const journey = watchJourney(page);
        await visit(page, '/');
        expect(journey).toEqual(['/']);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    });

    test.describe('when the French page cannot be had', () => {
      test.use({ expectedMessages: /^Error loading locale|Failed to load resource/ });

      for (const [trouble, answer] of [
        ['is missing', (page: Page) => page.route(/\/fr-CA\/$/, (route) => route.fulfill({ status: 404, body: '' }))],
        ['is out of reach', (page: Page) => page.route(/\/fr-CA\/$/, (route) => route.abort())],
        // The page waits four seconds before it gives up.
        ['does not come', (page: Page) => holdAnswers(page, /\/fr-CA\/$/)],
      ] as const) {
        test(`because it ${trouble}: show the English one, and say so`, async ({ page }) => {
          const reports = watchReports(page);
          await answer(page);
          await page.goto('/', { waitUntil: 'commit' });

          await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 10_000 });
          await expect(page.getByText(notice)).toBeVisible();
          await languageState(page, 'error');
          expect(reports).toEqual(['Error loading locale fr-CA not found']);
          await expectLanguage(page, 'en');

          await page.getByRole('button', { name: words.dismiss }).click();
          await expect(page.getByText(notice)).toBeHidden();
          await languageState(page, 'ready');
        });
      }
    });
  });
});

test.describe('the language menu', () => {
  test('leads to the same place in the other language, and is remembered', async ({ page }) => {
    await visit(page, '/project/roadmap/?label=policies#references');
    await pickLanguage(page, 'fr-CA');
    await expectLanguage(page, 'fr-CA', '/fr-CA/project/roadmap/?label=policies#references');
    await takenOver(page);
    await pickLanguage(page, 'es-ES');
    await expectLanguage(page, 'es-ES', '/es-ES/project/roadmap/?label=policies#references');

    await follow(page, '/');
    await expectLanguage(page, 'es-ES');
  });

  test('names each language in that language and marks the one of the page', async ({ page }) => {
    await visit(page, '/fr-CA/');
    const menu = languageMenu(page);
    await menu.locator('summary').click();
    await expect(menu.getByRole('link')).toHaveText(['English', 'Español (España)', 'Français (Canada)']);
    await expect(menu.locator('[aria-current]')).toHaveText('Français (Canada)');
    await expect(menu.locator('summary')).toContainText('Langue : Français (Canada)');
  });

  test('says what it is doing until the other page is there', async ({ page }) => {
    const letGo = await holdAnswers(page, /\/fr-CA\/$/);
    await visit(page, '/');
    await languageState(page, 'ready');

    await pickLanguage(page, 'fr-CA');
    await languageState(page, 'loading');
    await expect(page.getByText(words.loading)).toBeVisible();
    await expectLanguage(page, 'en', '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    letGo();
    await expectLanguage(page, 'fr-CA');
  });

  test('offers plain links, which open in a new tab like any other', async ({ page, context }) => {
    await visit(page, '/project/roadmap/');
    await languageMenu(page).locator('summary').click();
    const opened = context.waitForEvent('page');
    await languageMenu(page)
      .getByRole('link', { name: words.names['fr-CA'] })
      .click({ modifiers: ['ControlOrMeta'] });
    await expectLanguage(await opened, 'fr-CA', '/fr-CA/project/roadmap/');
    await expectLanguage(page, 'en', '/project/roadmap/');
  });

  for (const [start, wanted] of [
    ['en', 'fr-CA'],
    ['fr-CA', 'en'],
  ] as const) {
    test.describe('on an address that leads nowhere', () => {
      test.use({ expectedMessages: /the server responded with a status of 404/ });

      test(`in ${start} leads to the start page in ${wanted}`, async ({ page }) => {
        await visit(page, `${pagePath('home', start)}no-such-page/`);
        await pickLanguage(page, wanted);
        await expectLanguage(page, wanted);
      });
    });
  }

  test.describe('when the other page cannot be had', () => {
    test.use({ expectedMessages: /^Error loading locale|Failed to load resource/ });

    for (const [trouble, answer] of [
      ['is missing', (page: Page) => page.route(/\/fr-CA\/$/, (route) => route.fulfill({ status: 404, body: '' }))],
      ['is out of reach', (page: Page) => page.route(/\/fr-CA\/$/, (route) => route.abort())],
    ] as const) {
      test(`because it ${trouble}: stays, says so, and forgets the choice`, async ({ page }) => {
        const reports = watchReports(page);
        await answer(page);
        await visit(page, '/');
        await pickLanguage(page, 'fr-CA');

        await expect(page.getByRole('status').getByText(notice)).toBeVisible();
        await languageState(page, 'error');
        expect(reports).toEqual(['Error loading locale fr-CA not found']);
        await expectLanguage(page, 'en');

        await page.getByRole('button', { name: words.dismiss }).click();
        await expect(page.getByText(notice)).toBeHidden();
        await page.reload();
        await takenOver(page);
        await expectLanguage(page, 'en');
      });
    }

    test('can be asked again', async ({ page }) => {
      await page.route(/\/fr-CA\/$/, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
      await visit(page, '/');
      await pickLanguage(page, 'fr-CA');
      await languageState(page, 'error');
      await pickLanguage(page, 'fr-CA');
      await expectLanguage(page, 'fr-CA');
    });
  });
});

test.describe('the event jio-locale-changed', () => {
  for (const [start, wanted] of [
    ['en', 'fr-CA'],
    ['en', 'es-ES'],
    ['fr-CA', 'en'],
  ] as const) {
    test(`takes a visitor from ${start} to ${wanted}, and is remembered`, async ({ page }) => {
      await visit(page, pagePath('home', start));
      await requestLocale(page, wanted);
      await expectLanguage(page, wanted);

      await follow(page, '/?again=1');
      await expectLanguage(page, wanted, `${pagePath('home', wanted)}?again=1`);
    });
  }

  test.describe('with a locale that the site does not have', () => {
    test.use({ expectedMessages: /^Error loading locale/ });

    test('stays and reports an invalid locale', async ({ page }) => {
      const reports = watchReports(page);
      const journey = watchJourney(page);
      await visit(page, '/');
      for (const wanted of ['xx', 'fr', 'en-US', 'fr-ca', '']) {
        await requestLocale(page, wanted);
        await languageState(page, 'error');
        await expect(page.getByText(notice)).toBeVisible();
        expect(reports.splice(0)).toEqual([expect.stringContaining(`Error loading locale invalid locale "${wanted}"`)]);
        await page.getByRole('button', { name: words.dismiss }).click();
        await languageState(page, 'ready');
      }
      expect(journey).toEqual(['/']);
    });
  });

  test('is superseded by a newer one, even when the older page comes first', async ({ page }) => {
    const journey = watchJourney(page);
    const letFrenchGo = await holdAnswers(page, /\/fr-CA\/$/);
    const letSpanishGo = await holdAnswers(page, /\/es-ES\/$/);
    await visit(page, '/');
    for (const wanted of ['fr-CA', 'es-ES']) {
      const asked = page.waitForRequest(new RegExp(`/${wanted}/$`));
      await requestLocale(page, wanted);
      await asked;
    }
    await languageState(page, 'loading');

    letFrenchGo();
    letSpanishGo();
    await expectLanguage(page, 'es-ES');
    expect(journey).toEqual(['/', '/es-ES/']);
    await follow(page, '/');
    await expectLanguage(page, 'es-ES');
  });

  test('for the locale of the page takes back a request that is on its way', async ({ page }) => {
    const letGo = await holdAnswers(page, /\/fr-CA\/$/);
    await visit(page, '/');
    await requestLocale(page, 'fr-CA');
    await languageState(page, 'loading');
    await requestLocale(page, 'en');
    await languageState(page, 'ready');
    await expect(page.getByText(words.loading)).toBeHidden();

    letGo();
    await visit(page, '/project/roadmap/');
    await expectLanguage(page, 'en', '/project/roadmap/');
  });
});

test('a walk through the site keeps its language, without loading a new document', async ({ page }) => {
  const { links } = readMessages('fr-CA').chrome;
  await visit(page, '/fr-CA/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await dropdown(page, links.about).locator('summary').click();
  await dropdown(page, links.about).getByRole('link', { name: links.roadmap }).click();
  await expectLanguage(page, 'fr-CA', '/fr-CA/project/roadmap/');
  await expect(page.getByRole('heading', { level: 1, name: readMessages('fr-CA').pages.roadmap.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(readMessages('fr-CA').pages.roadmap.title));

  await page.getByRole('banner').getByRole('link', { name: 'Jenkins', exact: true }).click();
  await expectLanguage(page, 'fr-CA');
  await page.goBack();
  await expectLanguage(page, 'fr-CA', '/fr-CA/project/roadmap/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await pickLanguage(page, 'es-ES');
  await expectLanguage(page, 'es-ES', '/es-ES/project/roadmap/');
});
