'use client';

import { useState } from 'react';
import { type FilterChoice, FilterChoices } from '@/components/ui/filter-choices';

/** Filter choices that keep their selection. */
export function FilterExample({ choices, result }: { choices: readonly FilterChoice[]; result: string }) {
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  return (
    <FilterChoices legend="Filter" choices={choices} selected={selected} onSelect={select}>
      <p>{result}</p>
    </FilterChoices>
  );
}
