import puppeteer, { type BrowserContext, type ElementHandle } from 'puppeteer-core';
import { programOf } from '@/scripts/shared/other-browsers.mjs';
import { writeFontConfig } from '@/tests/support/fonts';
import { pageScript } from './in-page';
import type { Browser, Session } from './visitor';

/** Starts Firefox without a window, using WebDriver BiDi directly, without a driver process. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programOf('Firefox'),
    env: { ...process.env, FONTCONFIG_FILE: writeFontConfig('normal') },
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US, en',
      'ui.prefersReducedMotion': 1,
      'ui.systemUsesDarkTheme': 0,
      // Firefox's sandbox would block the fonts of the tests.
      'security.sandbox.content.read_path_whitelist': `${process.cwd()}/node_modules/`,
      // Blocks other hosts on every machine: nothing listens on this port.
      'network.proxy.type': 1,
      'network.proxy.ssl': 'localhost',
      'network.proxy.ssl_port': 9,
    },
  });
  return {
    newSession: async () => newSession(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}

async function newSession(context: BrowserContext): Promise<Session> {
  const page = await context.newPage();
  const { keyboard } = page;
  await page.evaluateOnNewDocument(pageScript);
  return {
    async open(address) {
      await page.goto(address);
    },
    // Puppeteer's own history navigation waits for a load event, which pages from the back/forward cache don't fire.
    async back() {
      await page.evaluate('history.back()');
    },
    async forward() {
      await page.evaluate('history.forward()');
    },
    evaluate: (expression) => page.evaluate(expression),
    async click(expression) {
      const found = await page.evaluateHandle(expression);
      // TypeScript can't know the type of the expression's value.
      await (found as ElementHandle<Element>).click();
    },
    press: (key) => keyboard.press(key),
    type: (text) => keyboard.type(text),
    async paste() {
      await keyboard.down('Control');
      await keyboard.press('v');
      await keyboard.up('Control');
    },
    close: () => context.close(),
  };
}
