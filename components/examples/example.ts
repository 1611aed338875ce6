import type { ReactNode } from 'react';

/** A component in the catalog. */
export interface Example {
  /** The component's name in the code. */
  name: string;
  /** The rendered component in each visible state, by the state's name. */
  states: Record<string, ReactNode>;
}
