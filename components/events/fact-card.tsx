import type { ReactNode } from 'react';
import './events.css';

interface FactCardProps {
  /** The accessible name of the card. */
  label: string;
  /** Four facts fill its rows at every width. */
  facts: readonly { name: string; value: ReactNode }[];
  /** The one thing to do, as a button. */
  action: ReactNode;
  picture?: ReactNode;
}

/** What people want to know about an event before they read on: the facts, and what to do next. */
export function FactCard({ label, facts, action, picture }: FactCardProps) {
  return (
    <section aria-label={label} className="page-section">
      <div className="fact-card">
        {picture}
        <dl className="fact-list">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="fact-name">{name}</dt>
              <dd className="fact-value">{value}</dd>
            </div>
          ))}
        </dl>
        {action}
      </div>
    </section>
  );
}
