import puppeteer, { type BrowserContext, type ElementHandle } from 'puppeteer-core';
import { programOf } from '@/scripts/shared/other-browsers.mjs';
import { writeFontConfig } from '@/tests/support/fonts';
import { pageScript } from './in-page';
import type { Browser, Session } from './visitor';

/** Starts Firefox without a window. It speaks WebDriver BiDi itself, without a driver between. */
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
      // Its sandbox keeps it from files that it doesn't know, such as the fonts of the tests.
      'security.sandbox.content.read_path_whitelist': `${process.cwd()}/node_modules/`,
      // Other hosts are out of reach on every machine: nothing listens at this port.
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
    // Puppeteer's own ways back and forward wait for a page to load, and one from the page cache doesn't.
    async back() {
      await page.evaluate('history.back()');
    },
    async forward() {
      await page.evaluate('history.forward()');
    },
    evaluate: (expression) => page.evaluate(expression),
    async click(expression) {
      const found = await page.evaluateHandle(expression);
      // The compiler can't know what an expression finds.
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
