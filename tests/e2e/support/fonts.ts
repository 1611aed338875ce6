import type { Page } from '@playwright/test';
import { type FontWidth, fonts } from '@/tests/support/fonts';
import { test } from './test';

/** The default font of this run, by the name of the project in playwright.config.ts. */
function fontOfRun(): FontWidth {
  const [first] = test.info().project.name.split(' ');
  return first === 'wide' || first === 'narrow' ? first : 'normal';
}

/** The families that are available in every run. */
export const familiesOfRun = () => ({ sans: fonts[fontOfRun()], serif: 'DejaVu Serif', mono: 'DejaVu Sans Mono' });

/** The font families that the browser actually uses for the text of elements. */
export async function paintedFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const answers = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })));
  await session.detach();
  return [...new Set(answers.flatMap((answer) => answer.fonts.map(({ familyName }) => familyName)))].sort();
}
