import type { ReactNode } from 'react';

/** What is said to what somebody typed. */
export interface Answer {
  /** What is announced. */
  verdict: ReactNode;
  details?: ReactNode;
  /** What was typed holds no version. */
  isInvalid?: boolean;
}
