import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(join(process.cwd(), 'node_modules/axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** What axe-core finds wrong with the page as it is shown now: one line per fault, naming the element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await stillColours(page);
  await page.evaluate(source);
  const violations = await page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as { axe: { run(context: Document, options: RunOptions): Promise<AxeResults> } };
    return (await axe.run(document, runOptions)).violations;
  }, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target} ${node.failureSummary}`),
  );
}

/** Waits for colours that are on their way to another theme. */
async function stillColours(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}
