/**
 * A table in Markdown.
 * @param head the headings; the first column is text, the others are numbers
 */
export function markdownTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** Milliseconds as a whole number. */
export const milliseconds = (value: number): string => (Number.isFinite(value) ? Math.round(value).toLocaleString('en') : '–');

/** Bytes as kilobytes with a decimal. */
export const kilobytes = (value: number): string => (value / 1000).toFixed(1);
