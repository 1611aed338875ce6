import type { ReactNode } from 'react';
import './fact-card.css';

interface FactCardProps {
  /** Four facts fill the rows at every width. */
  facts: readonly { name: string; value: ReactNode }[];
  /** The primary action, as a button. */
  action: ReactNode;
  /** A sentence above the facts. */
  note?: string;
}

/** The key facts of a page, and its primary action. */
export function FactCard({ facts, action, note }: FactCardProps) {
  return (
    <section className="page-section">
      <div className="fact-card">
        <div className="fact-text">
          {note && <p>{note}</p>}
          <dl className="fact-list">
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt className="fact-name">{name}</dt>
                <dd className="fact-value">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {action}
      </div>
    </section>
  );
}
