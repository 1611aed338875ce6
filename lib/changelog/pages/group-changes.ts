/** The known types of changes, in display order. */
export const changeTypes = ['security', 'majorrfe', 'rfe', 'majorbug', 'bug', 'other'] as const;

export type ChangeType = (typeof changeTypes)[number];

/** A type as the project writes it, such as `major bug`. */
export function writtenType(type: ChangeType): string {
  return type.replace('major', 'major ');
}

interface Typed {
  type: string;
}

/** The changes of one type. */
export interface ChangeGroup<Change extends Typed> {
  /** The type without spaces, for anchors and filters. */
  type: string;
  /** The type as written in the file, which is the label of unknown types. */
  name: string;
  changes: readonly Change[];
}

export function isKnownType(type: string): type is ChangeType {
  return (changeTypes as readonly string[]).includes(type);
}

/** Groups changes by type: known types in display order, then any others in file order. */
export function groupChanges<Change extends Typed>(changes: readonly Change[]): ChangeGroup<Change>[] {
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

/**
 * Finds unknown types of changes.
 * @returns the versions by type
 */
export function unknownTypes(
  releases: readonly { version: string; changes: readonly Typed[]; lts_changes: readonly Typed[] }[],
): Map<string, string[]> {
  const unknown = new Map<string, string[]>();
  for (const { version, changes, lts_changes } of releases) {
    for (const { type, name } of groupChanges([...changes, ...lts_changes])) {
      if (!isKnownType(type)) unknown.set(name, [...(unknown.get(name) ?? []), version]);
    }
  }
  return unknown;
}
