import type { ReactNode } from 'react';

/** A component as the catalog shows it. */
export interface Specimen {
  /** The component's name in the code. */
  name: string;
  /** What it looks like in each state that visitors meet, by the name of the state. */
  states: Record<string, ReactNode>;
}
