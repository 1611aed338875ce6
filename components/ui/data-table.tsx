// biome-ignore-all lint/a11y/noRedundantRoles: in narrow containers, CSS changes the display of these elements, for which Safari drops the table semantics

import type { ReactNode } from 'react';
import './data-table.css';

interface DataTableProps {
  caption: string;
  /** The column headings. */
  head: readonly string[];
  /** One array of cells per row, as long as the headings; the first cell is the row's heading. */
  rows: readonly (readonly ReactNode[])[];
  /** Puts column names above their cells instead of beside them in narrow containers, for long cells. */
  stacked?: boolean;
}

/** A table that turns each row into a block with a heading and labeled cells in narrow containers. */
export function DataTable({ caption, head, rows, stacked = false }: DataTableProps) {
  const columns = head.slice(1);
  return (
    <div className="facts">
      <table className={stacked ? 'facts-table facts-table-stacked' : 'facts-table'} role="table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {head.map((title) => (
              <th key={title} scope="col" role="columnheader">
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
              {cells.map((cell, column) => (
                <td key={columns[column]} role="cell">
                  <span aria-hidden="true" className="facts-label">
                    {columns[column]}
                  </span>
                  <div>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
