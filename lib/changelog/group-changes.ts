import type { Change, ChangelogRelease } from './changelogs';

/** The kinds of changes, in display order. */
export const changeTypes = ['security', 'majorrfe', 'rfe', 'majorbug', 'bug', 'other'] as const;

export type ChangeType = (typeof changeTypes)[number];

/** The changes of one kind. */
export interface ChangeGroup {
  /** The kind without spaces, for anchors and filters. */
  type: string;
  /** The kind as written in the file, which is also the label of unknown kinds. */
  name: string;
  changes: readonly Change[];
}

export function isKnownType(type: string): type is ChangeType {
  return (changeTypes as readonly string[]).includes(type);
}

/** Groups changes by kind: first the known kinds in display order, then any others in file order. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups = new Map<string, { name: string; changes: Change[] }>();
  for (const change of changes) {
    const type = change.type.replaceAll(/\s/g, '');
    const group = groups.get(type) ?? { name: change.type, changes: [] };
    group.changes.push(change);
    groups.set(type, group);
  }
  const order = [...changeTypes, ...[...groups.keys()].filter((type) => !isKnownType(type))];
  return order.flatMap((type) => {
    const group = groups.get(type);
    return group ? [{ type, ...group }] : [];
  });
}

/** The kinds of the changes, without spaces, in display order. */
export function typesOf(changes: readonly Change[]): string[] {
  return groupChanges(changes).map(({ type }) => type);
}

/**
 * Types of changes that this site doesn't know, which are shown by their own name.
 * @returns the type and the versions that have it
 */
export function unknownTypes(releases: readonly ChangelogRelease[]): Map<string, string[]> {
  const unknown = new Map<string, string[]>();
  for (const { version, changes, lts_changes } of releases) {
    for (const { type, name } of groupChanges([...changes, ...lts_changes])) {
      if (!isKnownType(type)) unknown.set(name, [...(unknown.get(name) ?? []), version]);
    }
  }
  return unknown;
}
