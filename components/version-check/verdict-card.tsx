import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/icons/icon-names';
import './version-check.css';

const tones = {
  good: { icon: 'check', color: 'text-success' },
  warning: { icon: 'clock', color: 'text-warning' },
  bad: { icon: 'alert-triangle', color: 'text-error' },
  neutral: { icon: 'info-circle', color: 'text-primary' },
} as const satisfies Record<string, { icon: IconName; color: string }>;

export type Tone = keyof typeof tones;

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
  more: ReactNode;
}

/** The result of a check in a few sentences. */
export function VerdictCard({ id, tone, title, stamp, children, more }: VerdictCardProps) {
  return (
    <section className={`check-verdict ${tones[tone].color}`}>
      {/* The title has a line of its own, above the text and the tray. */}
      <div className="check-answer">
        <Icon name={tones[tone].icon} className="mt-0.5 size-icon-lg shrink-0" />
        <h2 id={id} className="check-answer-title font-serif text-2xl font-bold text-ink wrap-anywhere">
          {title}
        </h2>
        <div className="col-start-2 text-ink">{children}</div>
        {/* Repeats the title, which screen readers have just read. */}
        {stamp && (
          <Tray className="ml-auto self-end">
            <span className="check-stamp">{stamp}</span>
          </Tray>
        )}
      </div>
      <div className="text-ink">{more}</div>
    </section>
  );
}

/** The butler's tray, which serves the verdict. */
export function Tray({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`check-tray ${className}`}>
      {children}
      <svg aria-hidden="true" viewBox="0 0 240 36" className="relative w-full" stroke="var(--sun-line)" strokeWidth="5">
        <path strokeLinejoin="round" fill="var(--cloud)" d="M4 4h232q-6 28-44 28H48Q10 32 4 4Z" />
        <path strokeLinecap="round" fill="none" stroke="var(--storm)" d="M34 17h104" />
      </svg>
    </div>
  );
}
