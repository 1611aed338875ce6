import type { ReactNode } from 'react';
import { Icon } from './icon';

interface NoteProps {
  /** A warning prevents mistakes; a remark only informs. */
  kind?: 'remark' | 'warning';
  children: ReactNode;
}

/** A remark set apart from the text around it. */
export function Note({ kind = 'remark', children }: NoteProps) {
  const isWarning = kind === 'warning';
  return (
    <div role="note" className={`note flex max-w-object gap-2 ${isWarning ? 'border-warning bg-sun/18' : ''}`}>
      <NoteIcon isWarning={isWarning} />
      <div className="min-w-0 max-w-prose text-pretty">{children}</div>
    </div>
  );
}

export function NoteIcon({ isWarning }: { isWarning: boolean }) {
  const color = isWarning ? 'text-warning' : 'text-primary';
  return <Icon name={isWarning ? 'alert-triangle' : 'info-circle'} className={`mt-0.5 size-icon shrink-0 ${color}`} />;
}
