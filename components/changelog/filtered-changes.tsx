'use client';

import { createContext, type HTMLAttributes, useContext } from 'react';

/** Says whether something is shown, by the kinds of changes in it. Where nothing filters, everything is. */
export const ChangeFilter = createContext<(types: readonly string[]) => boolean>(() => true);

interface FilteredChangesProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'section';
  /** The kinds of changes in it. */
  types: readonly string[];
}

/** A part of a list of changes, which the filter around it may hide. */
export function FilteredChanges({ as: Tag, types, ...attributes }: FilteredChangesProps) {
  const isShown = useContext(ChangeFilter);
  return <Tag {...attributes} hidden={!isShown(types)} />;
}
