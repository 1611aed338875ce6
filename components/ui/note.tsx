import type { ReactNode } from 'react';
import { Icon } from './icon';

/** A remark that stands out from the text around it. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div role="note" className="note note-with-icon">
      <Icon name="info-circle" className="note-icon" />
      <div>{children}</div>
    </div>
  );
}
