import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { colorsSettled } from '@/tests/e2e/support/axe';

interface Contrast {
  /** The lowest contrast of a text on a plain background. */
  least: number;
  /** The element with the lowest contrast. */
  where: string;
  /** Texts below the enhanced contrast of WCAG 1.4.6: 7, or 4.5 for large text. */
  tooLittle: string[];
}

/** Measures the contrast of all texts on the page as it is now. Requires axe-core in the page. */
export async function measureContrast(page: Page): Promise<Contrast> {
  await colorsSettled(page);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(context: string, options: RunOptions): Promise<AxeResults> } };
    const options: RunOptions = {
      runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
      rules: { 'color-contrast-enhanced': { enabled: true } },
      iframes: false,
      preload: false,
      resultTypes: ['passes', 'violations'],
    };
    const { passes, violations } = await axe.run('html', options);
    const texts = (rules: AxeResults['passes']) =>
      rules.flatMap(({ nodes }) =>
        nodes.map(({ any, target, html }) => {
          const { contrastRatio = 21 } = (any[0]?.data ?? {}) as { contrastRatio?: number };
          return { contrastRatio, where: `${target} ${html.slice(0, 80)}` };
        }),
      );
    const tooLittle = texts(violations);
    const [worst] = [...tooLittle, ...texts(passes)].sort((one, other) => one.contrastRatio - other.contrastRatio);
    return {
      least: worst?.contrastRatio ?? 21,
      where: worst?.where ?? '',
      tooLittle: tooLittle.map(({ contrastRatio, where }) => `${contrastRatio}: ${where}`),
    };
  });
}
