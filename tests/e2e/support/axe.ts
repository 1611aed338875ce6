import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const path = join(process.cwd(), 'node_modules/axe-core/axe.min.js');

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result can depend on the theme. */
const colors = ['color-contrast', 'link-in-text-block'];
/** The rules whose result can depend on the window or the font. */
const layout = [...colors, 'target-size', 'scrollable-region-focusable', 'label-content-name-mismatch'];

/** A selector, or what to exclude from the whole page. */
export type Part = string | { exclude: string[] };

/** The page without header and footer, which are half of the elements of many pages and the same on all of them. */
export const withoutFrame: Part = { exclude: ['body > header', 'body > footer'] };

/** Injects axe-core into every page visited from now on, which is faster than injecting it for each check. */
export async function prepareAccessibilityCheck(page: Page): Promise<void> {
  await page.addInitScript({ path });
}

/**
 * The accessibility violations on the page as it is now: one line each, naming the element.
 * @param part the only part to check
 */
export function accessibilityFaults(page: Page, part: Part = 'html'): Promise<string[]> {
  return runAxe(page, part, { runOnly: everything });
}

/** Like `accessibilityFaults`, for color rules only: sufficient after a page without violations changes its theme. */
export function colorFaults(page: Page, part: Part = 'html'): Promise<string[]> {
  return runAxe(page, part, { runOnly: { type: 'rule', values: colors } });
}

/** Like `accessibilityFaults`, for rules about colors and layout: sufficient after a page without violations is resized. */
export function layoutFaults(page: Page, part: Part = 'html'): Promise<string[]> {
  return runAxe(page, part, { runOnly: { type: 'rule', values: layout } });
}

/** Waits for color transitions to finish, ignoring scroll-driven animations, which never end. */
export async function colorsSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const inTime = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(inTime.map((animation) => animation.finished));
  });
}

async function runAxe(page: Page, part: Part, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(path, 'utf8'));
  await colorsSettled(page);
  const found = await page.evaluate(
    async ({ context, runOptions }) => {
      const { axe } = window as unknown as { axe: { run(context: Part, options: RunOptions): Promise<AxeResults> } };
      const { violations } = await axe.run(context, runOptions);
      return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target, html }) => `${target} ${html}`) }));
    },
    {
      context: part,
      runOptions: { ...options, iframes: false, preload: false, resultTypes: ['violations'] satisfies RunOptions['resultTypes'] },
    },
  );
  return found.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id} (${help}): ${node}`));
}
