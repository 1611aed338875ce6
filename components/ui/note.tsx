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
    <div role="note" className={isWarning ? 'note note-with-icon note-warning' : 'note note-with-icon'}>
      <Icon name={isWarning ? 'alert-triangle' : 'info-circle'} className="note-icon" />
      <div>{children}</div>
    </div>
  );
}
