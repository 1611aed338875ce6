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
  /** The sentences below the title. */
  children: ReactNode;
  /** What follows below a line. */
  more?: ReactNode;
}

/** The result of a check in a few sentences. */
export function VerdictCard({ id, tone, title, children, more }: VerdictCardProps) {
  return (
    <section aria-labelledby={id} className={`check-verdict check-verdict-${tone}`}>
      <div className="check-verdict-head">
        <Icon name={toneIcons[tone]} className="check-verdict-icon" />
        <div>
          <h2 id={id} className="check-verdict-title">
            {title}
          </h2>
          {children}
        </div>
      </div>
      {more}
    </section>
  );
}
