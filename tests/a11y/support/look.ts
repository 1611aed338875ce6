import type { Page } from '@playwright/test';
import { accessibilityFaults, colorFaults, type Part } from '@/tests/e2e/support/axe';
import { expect } from '@/tests/e2e/support/test';
import { noteLook } from './notes';
import { chosenThemes } from './views';

/**
 * Checks the page as it is now, in each theme: all rules in the first one, then those that depend on colors.
 * @param row the row of the table
 * @param width the width of the window in pixels, for the table
 */
export async function look(page: Page, row: string, width: number, part: Part = 'html'): Promise<void> {
  for (const [index, theme] of chosenThemes.entries()) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const faults = await (index === 0 ? accessibilityFaults : colorFaults)(page, part);
    noteLook({ row, state: `${theme}, ${width}`, faults: faults.length });
    expect.soft(faults, `${row} at ${width} pixels, ${theme}`).toEqual([]);
  }
}
