import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { markdownTable } from '@/scripts/shared/markdown-table';
import { type Figure, type Look, readFigure, readLook } from './notes';

/** Prints the violations found by axe-core, by page and state, and the measured values. */
export default class TableReporter implements Reporter {
  private readonly looks: Look[] = [];
  private readonly figures: Figure[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    this.looks.push(...annotations.flatMap((annotation) => readLook(annotation) ?? []));
    this.figures.push(...annotations.flatMap((annotation) => readFigure(annotation) ?? []));
  }

  onEnd(): void {
    if (this.looks.length > 0) console.log(`\nViolations of axe-core's rules / looks\n\n${looksTable(this.looks)}`);
    if (this.figures.length > 0) console.log(`\nThe least of what was measured\n\n${figuresTable(this.figures)}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function looksTable(looks: readonly Look[]): string {
  const rows = [...new Set(looks.map(({ row }) => row))].sort();
  const states = [...new Set(looks.map(({ state }) => state))].sort();
  const cell = (found: readonly Look[]) =>
    found.length > 0 ? `${found.reduce((sum, { faults }) => sum + faults, 0)} / ${found.length}` : '';
  return markdownTable(
    ['Page or widget', ...states, 'all'],
    [
      ...rows.map((row) => {
        const ofRow = looks.filter((look) => look.row === row);
        return [row, ...states.map((state) => cell(ofRow.filter((look) => look.state === state))), cell(ofRow)];
      }),
      ['**all**', ...states.map((state) => cell(looks.filter((look) => look.state === state))), cell(looks)],
    ],
  );
}

function figuresTable(figures: readonly Figure[]): string {
  const names = [...new Set(figures.map(({ name }) => name))].sort();
  return markdownTable(
    ['Figure', 'Least', 'Where'],
    names.flatMap((name) => {
      const [least] = figures.filter((figure) => figure.name === name).sort((one, other) => one.value - other.value);
      return least ? [[name, least.value.toFixed(2), least.where]] : [];
    }),
  );
}
