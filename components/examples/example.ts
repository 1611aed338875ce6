import type { ReactNode } from 'react';

/** A component in the catalog. */
export interface Example {
  /** The component's name in the code. */
  name: string;
  /** Its appearance in each state that visitors see, by the state's name. */
  states: Record<string, ReactNode>;
}
