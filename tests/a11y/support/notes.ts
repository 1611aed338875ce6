import { test } from '@playwright/test';

/** The result of one accessibility check. */
export interface Look {
  /** The row of the table: a page, or a widget. */
  row: string;
  /** Its column: the theme and the window. */
  state: string;
  faults: number;
}

/** A measured value, of which the table shows the lowest. */
export interface Figure {
  name: string;
  value: number;
  where: string;
}

interface Annotation {
  type: string;
  description?: string;
}

/** Records a check for the table printed at the end of the run (table-reporter.ts). */
export function noteLook(look: Look): void {
  test.info().annotations.push({ type: 'look', description: JSON.stringify(look) });
}

/** Records a measured value for the second table. */
export function noteFigure(figure: Figure): void {
  test.info().annotations.push({ type: 'figure', description: JSON.stringify(figure) });
}

/** Reads a recorded check from a test's annotation; undefined for other annotations. */
export function readLook({ type, description }: Annotation): Look | undefined {
  return type === 'look' && description ? (JSON.parse(description) as Look) : undefined;
}

/** Like `readLook`, for measured values. */
export function readFigure({ type, description }: Annotation): Figure | undefined {
  return type === 'figure' && description ? (JSON.parse(description) as Figure) : undefined;
}
