// biome-ignore-all lint/a11y/noRedundantRoles: in narrow containers, CSS changes the display of these elements, for which Safari drops the table semantics

import type { ReactNode } from 'react';
import './data-table.css';

interface DataTableProps {
  caption: string;
  /** The column headings. */
  head: readonly string[];
  /** One array of cells per row, as long as the headings; the first cell is the row's heading. */
  rows: readonly (readonly ReactNode[])[];
  /** The columns whose values need the column's heading before them in narrow containers. */
  labeled?: readonly string[];
  /** Puts the second column, a date, beside the first in narrow containers. */
  dated?: boolean;
}

/** A table whose rows become lines of text in narrow containers: the first cell, and the others below it. */
export function DataTable({ caption, head, rows, labeled = [], dated = false }: DataTableProps) {
  const columns = head.slice(1);
  return (
    <div className="@container">
      <table className={dated ? 'facts-table facts-table-dated' : 'facts-table'} role="table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {head.map((title) => (
              <th key={title} scope="col" role="columnheader" className="align-bottom text-sm text-muted">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are static and never reordered
            <tr key={row} role="row">
              <th scope="row" role="rowheader">
                {name}
              </th>
              {cells.map((cell, index) => {
                const column = columns[index] ?? '';
                return (
                  <td key={column} role="cell">
                    {labeled.includes(column) && (
                      <span aria-hidden="true" className="facts-label">
                        {`${column}\u00a0`}
                      </span>
                    )}
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
