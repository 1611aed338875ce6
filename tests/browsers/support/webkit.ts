import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
// Selenium's Safari service can start any driver that listens on this machine only.
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { programOf } from '@/scripts/shared/other-browsers.mjs';
import { writeFontConfig } from '@/tests/support/fonts';
import { pageScript } from './in-page';
import type { Browser, Session } from './visitor';

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, '/': '/' };

/** Starts the WebDriver of WebKitGTK, which includes a small browser, on a virtual display. */
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
      // Accelerated compositing crashes now and then on machines without a GPU.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    })
    .build();
  const builder = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Blocks other hosts on every machine: nothing listens on this port.
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
    // WebDriver can't inject a script before the page's own, so it is injected with the first call.
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

/** Writes the settings of a visitor who prefers reduced motion. */
function writeSettings(): string {
  const folder = join(process.cwd(), '.cache/webkit');
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  return folder;
}
