type Path = readonly PropertyKey[];

/** For a list with entries removed, the original index of each entry. */
const originalIndexes = new WeakMap<object, readonly number[]>();

/**
 * Finds the innermost record that contains a value.
 * @param records patterns such as `lists.*`; `**` makes every value a record
 * @returns the record's path; undefined if the value is not in a record
 */
export function recordPath(path: Path, records: readonly string[]): Path | undefined {
  const lengths = records.flatMap((pattern) => {
    if (pattern === '**') return path.length;
    const steps = pattern.split('.');
    const fits = steps.length <= path.length && steps.every((step, index) => step === '*' || step === path[index]);
    return fits ? steps.length : [];
  });
  const longest = Math.max(0, ...lengths);
  return longest > 0 ? path.slice(0, longest) : undefined;
}

/** Copies a value without these paths. Later list entries move up; `originalPath` maps their paths back. */
export function withoutPaths(value: unknown, paths: readonly Path[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const pathsByKey = new Map<string, Path[]>();
  for (const [key, ...rest] of paths) {
    const own = pathsByKey.get(String(key));
    if (own) own.push(rest);
    else pathsByKey.set(String(key), [rest]);
  }
  const remaining = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
    const own = pathsByKey.get(key);
    if (own?.some(({ length }) => length === 0)) return [];
    return [[key, own ? withoutPaths(child, own) : child]];
  });
  if (!Array.isArray(value)) return Object.fromEntries(remaining);
  const list = remaining.map(([, child]) => child);
  const before = originalIndexes.get(value);
  originalIndexes.set(
    list,
    remaining.map(([index]) => before?.[Number(index)] ?? Number(index)),
  );
  return list;
}

/** Converts a path after the removal of records to the path in the file. */
export function originalPath(value: unknown, path: Path): PropertyKey[] {
  let parent = value;
  return path.map((key) => {
    const indexes = typeof parent === 'object' && parent !== null ? originalIndexes.get(parent) : undefined;
    parent = typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined;
    return indexes?.[Number(key)] ?? key;
  });
}
