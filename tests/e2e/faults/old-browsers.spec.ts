import type { Page } from '@playwright/test';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from '../support/test';
import { dropdown, navbar, pickLanguage, visit } from '../support/visit';

/*
 * Browsers that lack an API: the pages stay readable, nothing is hidden, and nothing throws.
 * `npm test` removes all APIs at once, `npm run test:all` also one at a time.
 */

const { chrome, pages } = readMessages('en');

/** Removes each API before the first script runs. */
const gaps: Record<string, () => void> = {
  'AbortSignal.timeout and AbortSignal.any': () => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(AbortSignal, 'any');
  },
  'the popover API': () => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  },
  'the inert attribute': () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'inert');
  },
  'the name attribute of details': () => {
    addEventListener('DOMContentLoaded', () => {
      for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
    });
  },
  IntersectionObserver: () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  },
  'the clipboard API': () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  },
  'URLSearchParams.size': () => {
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  },
  'Intl.RelativeTimeFormat': () => {
    Reflect.deleteProperty(Intl, 'RelativeTimeFormat');
  },
  'storage and cookies': () => {
    const blocked = {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, blocked);
    Object.defineProperty(document, 'cookie', blocked);
  },
};

/** Uses every feature that relies on these APIs, on three pages. */
async function useSite(page: Page) {
  await test.step('search, menus and theme work', async () => {
    await visit(page, pagePath('roadmap'));
    await expect(page.locator('table.roadmap .initiative-pill').first()).toBeVisible();
    await page.locator('.filter-choice input').first().check();
    await expect(page).toHaveURL(/\?label=/);
    const [first, second] = [chrome.links.community, chrome.links.about];
    await dropdown(page, first).locator('summary').click();
    await dropdown(page, second).locator('summary').click();
    await expect(navbar(page).locator('details[open]')).toHaveCount(1);
    await dropdown(page, chrome.theme.label).locator('summary').click();
    await navbar(page).getByRole('radio', { name: chrome.theme.dark, exact: true }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(pages.donate.title);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: chrome.search.close }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('pictures load and the language can be changed', async () => {
    await visit(page, pagePath('artwork'));
    await page.mouse.move(200, 200);
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await pickLanguage(page, 'fr-CA');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  });
  await test.step('the end of the start page can be reached', async () => {
    await visit(page, pagePath('home', 'es-ES'));
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  });
}

test.use({ viewport: { width: 1440, height: 900 } });

test('the site works in an old browser that lacks several web APIs', async ({ page }) => {
  for (const gap of Object.values(gaps)) await page.addInitScript(gap);
  await useSite(page);
});

if (process.env.TEST_ALL) {
  for (const [name, gap] of Object.entries(gaps)) {
    test(`the site works in a browser without ${name}`, async ({ page }) => {
      await page.addInitScript(gap);
      await useSite(page);
    });
  }
  for (const years of [-1, 1]) {
    test(`the site works when the visitor’s clock is off by ${years} years`, async ({ page }) => {
      await page.clock.setFixedTime(Date.now() + years * 365 * 86_400_000);
      for (const id of ['home', 'events', 'download'] as const) {
        await visit(page, pagePath(id));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    });
  }
}
