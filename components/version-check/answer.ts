import type { ReactNode } from 'react';

/** The result of checking what the visitor typed. */
export interface Answer {
  /** Announced to screen readers. */
  verdict: ReactNode;
  details?: ReactNode;
  /** Whether the input contains no version. */
  isInvalid?: boolean;
}
