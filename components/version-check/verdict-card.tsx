import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/icons/icon-names';
import './version-check.css';

export type Tone = 'good' | 'warning' | 'bad' | 'neutral';

const toneIcons: Record<Tone, IconName> = { good: 'check', warning: 'clock', bad: 'alert-triangle', neutral: 'info-circle' };

interface VerdictCardProps {
  /** The id of the heading. */
  id: string;
  tone: Tone;
  title: string;
  /** The title in a word or two, stamped on a card on the butler's tray. */
  stamp?: string;
  /** The sentences below the title. */
  children: ReactNode;
  /** What follows below a line. */
  more?: ReactNode;
}

/** The result of a check in a few sentences. */
export function VerdictCard({ id, tone, title, stamp, children, more }: VerdictCardProps) {
  return (
    <section className={`check-verdict check-verdict-${tone}`}>
      <div className="check-verdict-head">
        <Icon name={toneIcons[tone]} className="check-verdict-icon" />
        <h2 id={id} className="check-verdict-title">
          {title}
        </h2>
        <div className="check-verdict-text">{children}</div>
        {/* Repeats the title, which screen readers have just read. */}
        {stamp && (
          <Tray>
            <span className="check-stamp">{stamp}</span>
          </Tray>
        )}
      </div>
      {more}
    </section>
  );
}

/** The butler's tray, which serves the verdict. */
export function Tray({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className="check-tray">
      {children}
      <svg aria-hidden="true" viewBox="0 0 240 36">
        <path className="check-tray-plate" d="M4 4h232q-6 28-44 28H48Q10 32 4 4Z" />
        <path className="check-tray-shine" d="M34 17h104" />
      </svg>
    </div>
  );
}
