'use client';

import { createContext, type HTMLAttributes, useContext } from 'react';

/** Whether an element that contains these kinds of changes is visible. Without a filter, all are. */
export const ChangeFilter = createContext<(types: readonly string[]) => boolean>(() => true);

interface FilteredChangesProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'section';
  /** The kinds of changes in the element. */
  types: readonly string[];
}

/** Part of a list of changes, which the surrounding `ChangeFilter` may hide. */
export function FilteredChanges({ as: Tag, types, ...attributes }: FilteredChangesProps) {
  const isShown = useContext(ChangeFilter);
  return <Tag {...attributes} hidden={!isShown(types)} />;
}
