type Path = readonly PropertyKey[];

/** The indexes that the entries of a shortened list have in the file. */
const originalIndexes = new WeakMap<object, readonly number[]>();

/**
 * The record that a value belongs to, by the innermost pattern.
 * @param records patterns such as `lists.*`; `**` makes every value a record of its own
 * @returns its path; undefined when the value is in none
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

/** A copy of a value without what is at these paths. The entries of a list move up; `originalPath` knows where they were. */
export function addInvalidRecord(value: unknown, paths: readonly Path[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const below = new Map<string, Path[]>();
  for (const [key, ...rest] of paths) {
    const own = below.get(String(key));
    if (own) own.push(rest);
    else below.set(String(key), [rest]);
  }
  const kept = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
    const own = below.get(key);
    if (own?.some(({ length }) => length === 0)) return [];
    return [[key, own ? addInvalidRecord(child, own) : child]];
  });
  if (!Array.isArray(value)) return Object.fromEntries(kept);
  const list = kept.map(([, child]) => child);
  const before = originalIndexes.get(value);
  originalIndexes.set(
    list,
    kept.map(([index]) => before?.[Number(index)] ?? Number(index)),
  );
  return list;
}

/** The path that a value has in the file, given the one that it has after records have been left out. */
export function originalPath(value: unknown, path: Path): PropertyKey[] {
  let parent = value;
  return path.map((key) => {
    const indexes = typeof parent === 'object' && parent !== null ? originalIndexes.get(parent) : undefined;
    parent = typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined;
    return indexes?.[Number(key)] ?? key;
  });
}
