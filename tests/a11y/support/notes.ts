import { test } from '@playwright/test';

/** What one look at a page found. */
export interface Look {
  /** The row of the table: a page, or a widget. */
  row: string;
  /** Its column: the theme and the window. */
  state: string;
  faults: number;
}

/** Something that was measured, of which the least counts. */
export interface Figure {
  name: string;
  value: number;
  where: string;
}

interface Annotation {
  type: string;
  description?: string;
}

/** Notes a look for the table that the run prints at its end (table-reporter.ts). */
export function noteLook(look: Look): void {
  test.info().annotations.push({ type: 'look', description: JSON.stringify(look) });
}

/** Notes a figure for the second table. */
export function noteFigure(figure: Figure): void {
  test.info().annotations.push({ type: 'figure', description: JSON.stringify(figure) });
}

/** The look that an annotation of a test notes, if it is one. */
export function readLook({ type, description }: Annotation): Look | undefined {
  return type === 'look' && description ? (JSON.parse(description) as Look) : undefined;
}

/** The same for a figure. */
export function readFigure({ type, description }: Annotation): Figure | undefined {
  return type === 'figure' && description ? (JSON.parse(description) as Figure) : undefined;
}
