import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
// It starts any driver that listens on this machine only.
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { programOf } from '@/scripts/shared/other-browsers.mjs';
import { writeFontConfig } from '@/tests/support/fonts';
import { pageScript } from './in-page';
import type { Browser, Session } from './visitor';

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, '/': '/' };

/** Starts the WebDriver of WebKitGTK, which brings a small browser, on a display that nobody sees. */
export async function startWebKit(): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const service = new ServiceBuilder(programOf('WebKit'))
    .setEnvironment({
      DISPLAY: `:${String(display).trim()}`,
      FONTCONFIG_FILE: writeFontConfig('normal'),
      XDG_CONFIG_HOME: writeSettings(),
      LC_ALL: 'C',
      // Where there is no graphics card, drawing as with one crashes now and then.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    })
    .build();
  const builder = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Other hosts are out of reach on every machine: nothing listens at this port.
      proxy: { proxyType: 'manual', sslProxy: 'localhost:9' },
    });
  return {
    newSession: async () => newSession(await builder.build()),
    async close() {
      await service.kill();
      screen.kill();
    },
  };
}

async function newSession(driver: WebDriver): Promise<Session> {
  await driver.manage().window().setRect({ width: 1440, height: 900 });

  async function evaluate<Value>(expression: string): Promise<Value> {
    // A WebDriver can't give a page a script before its own, so that it gets it with the first question.
    if (!(await driver.executeScript('return "findVisible" in window'))) await driver.executeScript(pageScript);
    return driver.executeScript(`return ${expression}`);
  }
  return {
    open: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    evaluate,
    async click(expression) {
      const found = await evaluate<WebElement>(expression);
      await found.click();
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    paste: () => driver.actions().keyDown(Key.CONTROL).sendKeys('v').keyUp(Key.CONTROL).perform(),
    close: () => driver.quit(),
  };
}

/** Writes the settings of a visitor who wants nothing to move. */
function writeSettings(): string {
  const folder = join(process.cwd(), '.cache/webkit');
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  return folder;
}
