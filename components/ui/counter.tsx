import type { ReactNode } from 'react';
import './counter.css';

interface CounterCell {
  /** The anchor of the title; it names the cell. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface CounterProps {
  cells: readonly CounterCell[];
  /** The first cell is wider: of two it takes two thirds, of three two fifths. */
  leads?: boolean;
}

/** What a cell begins with: one large figure, and remarks about it beside or below. */
export function CounterFigure({ figure, children }: { figure: string; children?: ReactNode }) {
  return (
    <p className="counter-figure">
      <span className="counter-number">{figure}</span> {children}
    </p>
  );
}

/** The white card over the edge of a navy band, right behind its `PageHeader`: cells side by side, below each other on a phone. */
export function Counter({ cells, leads = false }: CounterProps) {
  return (
    <div className="counter">
      <div className={leads ? 'counter-cells counter-cells-lead' : 'counter-cells'} data-cells={cells.length}>
        {cells.map(({ id, title, content }) => (
          <section key={id} aria-labelledby={id} className="counter-cell">
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
