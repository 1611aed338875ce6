import type { ReactNode } from 'react';
import './counter.css';

interface CounterCell {
  /** The ID of the title, which names the cell. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface CounterProps {
  cells: readonly CounterCell[];
  /** Makes the first cell wider: three fifths of two cells, two fifths of three. */
  leads?: boolean;
}

/** The start of a cell: one large figure, with notes beside or below it. */
export function CounterFigure({ figure, children }: { figure: string; children?: ReactNode }) {
  return (
    <p className="counter-figure">
      <span className="counter-number">{figure}</span> {children}
    </p>
  );
}

/** The card that overlaps a navy banner, right after its `PageHeader`: cells side by side, stacked on phones. */
export function Counter({ cells, leads = false }: CounterProps) {
  return (
    <div className="counter">
      <div className={leads ? 'counter-cells counter-cells-lead' : 'counter-cells'} data-cells={cells.length}>
        {cells.map(({ id, title, content }) => (
          <section key={id} className="counter-cell">
            <h2 id={id} className="counter-title">
              {title}
            </h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}
